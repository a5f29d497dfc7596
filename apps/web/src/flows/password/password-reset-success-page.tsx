import { ROUTES } from '@vitrine/contract/routes.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PasswordNotice } from './password-notice.tsx';

/** `/password-reset-success`. */
export function PasswordResetSuccessPage() {
  const t = useTexts('password');
  const login = useTexts('login');
  return (
    <PasswordNotice
      title={t('success.title')}
      lead={t('success.lead')}
      link={{ href: ROUTES.login.path, label: login('submit') }}
    />
  );
}
