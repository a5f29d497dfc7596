import { Link } from '@tanstack/react-router';
import { Logo } from '@vitrine/ui/logo.tsx';
import { useTexts } from '../i18n/use-texts.ts';

/** The logo, linking home. */
export function HomeLink() {
  const t = useTexts('shell');
  return (
    <Link to="/" aria-label={t('homeLink')}>
      <Logo />
    </Link>
  );
}
