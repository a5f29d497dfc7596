import { Logo } from '@vitrine/ui/logo.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { AppLink } from './app-link.tsx';
import styles from './header.module.css';

/** The logo, linking home. */
export function HomeLink() {
  const t = useTexts('shell');
  return (
    <AppLink href="/" className={styles.home} aria-label={t('homeLink')}>
      <Logo />
    </AppLink>
  );
}
