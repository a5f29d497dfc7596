import { registerRequest } from '@vitrine/contract/registration.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { apiFetch } from '../../api/client.ts';
import { TroubleAlert } from '../../forms/trouble-alert.tsx';
import { useRequestForm } from '../../forms/use-request-form.ts';
import { textsOf } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { notify } from '../../stores/notifications.ts';
import notice from './notice.module.css';
import type { RegistrationValues } from './registration-values.ts';

/**
 * Asks for the mail once more by registering once more: so it is answered alike for every address, and counted as any registration.
 * Every link of a registration serves; once one was pressed the others say that the address is confirmed.
 */
export function SendAgain({ registration }: { registration: RegistrationValues }) {
  const t = useTexts('registration');
  const { trouble, waiting, waited, busy, submit } = useRequestForm<RegistrationValues, never>({
    initial: registration,
    fields: [],
    schema: registerRequest,
    send: async (values) => {
      await apiFetch('auth/register', { method: 'POST', body: registerRequest.parse(values), token: null });
      notify(() => ({
        icon: 'sent',
        text: textsOf('registration')('sent.sentAgain'),
        singleNotificationKey: 'page-registration',
      }));
    },
  });
  return (
    <form className={notice.again} noValidate aria-label={t('sent.sendAgain')} onSubmit={submit}>
      {trouble ? <TroubleAlert trouble={trouble} onWaited={waited} /> : null}
      <Button type="submit" variant="line" busy={busy} aria-disabled={waiting || undefined}>
        {t('sent.sendAgain')}
      </Button>
    </form>
  );
}
