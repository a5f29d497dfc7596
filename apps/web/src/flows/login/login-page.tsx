import { ROUTES } from '@vitrine/contract/routes.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { EntryFrame } from '../../shell/entry-frame.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import { LoginForm } from './login-form.tsx';

/** `/login`: the form, and the ways to an account and to a new password. */
export function LoginPage() {
  const t = useTexts('login');
  usePageTitle(t('title'));
  return (
    <EntryFrame action={{ href: ROUTES.registration.path, label: t('register') }} note={t('note')}>
      <LoginForm />
    </EntryFrame>
  );
}
