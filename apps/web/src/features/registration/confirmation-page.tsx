import { useNavigate } from '@tanstack/react-router';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { useRef, useState } from 'react';
import { apiFetch } from '../../api/client.ts';
import { ApiFailure } from '../../api/failure.ts';
import { type FormTrouble, formTrouble } from '../../forms/form-trouble.ts';
import { TroubleAlert } from '../../forms/trouble-alert.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { forgetMailCode, mailCode } from '../../session/mail-code.ts';
import { usePageTitle } from '../../shell/page-title.ts';
import notice from './notice.module.css';
import { RegistrationLayout } from './registration-layout.tsx';

const PAGE = 'registration-confirmation';

/** True when the server has looked at the code and does not take it. */
const isRefused = (error: unknown) =>
  error instanceof ApiFailure && error.status >= 400 && error.status < 500 && error.status !== 429;

/**
 * `/registration-confirmation/{code}`: one button. Opening the link changes nothing, since scanners of mail open links too;
 * a code that is wrong, used or too old leads to `/registration-error`.
 */
export function ConfirmationPage() {
  const t = useTexts('registration');
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<FormTrouble | null>(null);
  const sending = useRef(false);
  usePageTitle(t('confirmation.title'));
  const refused = () => navigate({ to: ROUTES['registration-error'].path, search: { cause: 'link' }, replace: true });
  const confirm = async () => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setTrouble(null);
    try {
      const code = mailCode(PAGE);
      if (code === null) return await refused();
      await apiFetch('auth/register/confirm', { method: 'POST', body: { code }, token: null });
      forgetMailCode(PAGE);
      await navigate({ to: ROUTES['registration-success'].path, replace: true });
    } catch (error) {
      if (!isRefused(error)) return setTrouble(formTrouble(error));
      forgetMailCode(PAGE);
      await refused();
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return (
    <RegistrationLayout title={t('confirmation.title')} lead={t('confirmation.lead')} done={0}>
      <div className={notice.action}>
        {trouble ? <TroubleAlert trouble={trouble} /> : null}
        <Button busy={busy} onClick={() => void confirm()}>
          {t('confirmation.submit')}
        </Button>
      </div>
    </RegistrationLayout>
  );
}
