import { Navigate } from '@tanstack/react-router';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { mailCode } from '../../session/mail-code.ts';
import { usePageTitle } from '../../shell/page-title.ts';
import { CONFIRMATION, ConfirmationForm } from './confirmation-form.tsx';
import { RegistrationLayout } from './registration-layout.tsx';

/**
 * `/registration-confirmation/{code}`: the password of the registration and one button. Opening the link changes nothing, since
 * scanners of mail open links too; without a code, as when the page is opened from the history, it is `/registration-error`.
 */
export function ConfirmationPage() {
  const t = useTexts('registration');
  const [code] = useState(() => mailCode(CONFIRMATION));
  usePageTitle(t('confirmation.title'));
  if (code === null) return <Navigate to={ROUTES['registration-error'].path} search={{ cause: 'link' }} replace />;
  return (
    <RegistrationLayout title={t('confirmation.title')} lead={t('confirmation.lead')} done={0}>
      <ConfirmationForm code={code} />
    </RegistrationLayout>
  );
}
