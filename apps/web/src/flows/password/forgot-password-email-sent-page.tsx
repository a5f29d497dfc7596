import { PASSWORD_RESET_MINUTES } from '@vitrine/contract/password-reset.ts';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PasswordNotice } from './password-notice.tsx';

/** `/forgot-password-email-sent`: the same whether or not there is an account, or a server. */
export function ForgotPasswordEmailSentPage() {
  const t = useTexts('password');
  return (
    <PasswordNotice
      title={t('sent.title')}
      lead={t('sent.lead', { minutes: PASSWORD_RESET_MINUTES })}
      link={{ href: ROUTES['forgot-password'].path, label: t('sent.again') }}
    >
      {t('sent.missing')}
    </PasswordNotice>
  );
}
