import { useNavigate } from '@tanstack/react-router';
import { confirmRegistrationRequest } from '@vitrine/contract/registration.ts';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { ArrowLabel, arrowLinkClass } from '@vitrine/ui/arrow-link.tsx';
import { Button } from '@vitrine/ui/button.tsx';
import { PasswordField } from '@vitrine/ui/password-field.tsx';
import { apiFetch } from '../../api/client.ts';
import { ApiFailure } from '../../api/failure.ts';
import { TroubleAlert } from '../../forms/trouble-alert.tsx';
import { useRequestForm } from '../../forms/use-request-form.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { forgetMailCode } from '../../session/mail-code.ts';
import { AppLink } from '../../shell/app-link.tsx';
import styles from './confirmation-form.module.css';
import { forgetRegistration } from './sent-registration.ts';

/** The page as its code is kept. */
export const CONFIRMATION = 'registration-confirmation';

/** True when what was in the address cannot be a code, as of a link that was cut off. */
const isNoCode = (failure: unknown) =>
  failure instanceof ApiFailure && failure.errors.some(({ source }) => source?.pointer === 'code');

/**
 * Asks for the password that was chosen at the registration: who gets the mail need not be who registered, and must not confirm
 * somebody else's password. No user name is given to password managers: the link does not tell its address.
 */
export function ConfirmationForm({ code }: { code: string }) {
  const t = useTexts('registration');
  const login = useTexts('login');
  const navigate = useNavigate();
  const { field, trouble, waiting, waited, busy, submit } = useRequestForm<{ password: string }, 'password'>({
    initial: { password: '' },
    fields: ['password'],
    schema: confirmRegistrationRequest,
    payload: ({ password }) => ({ code, password }),
    onFailure: (failure) => {
      if (!isNoCode(failure)) return false;
      forgetMailCode(CONFIRMATION);
      void navigate({ to: ROUTES['registration-error'].path, search: { cause: 'link' }, replace: true });
      return true;
    },
    send: async ({ password }) => {
      await apiFetch('auth/register/confirm', { method: 'POST', body: { code, password }, token: null });
      forgetMailCode(CONFIRMATION);
      forgetRegistration();
      await navigate({ to: ROUTES['registration-success'].path, replace: true });
    },
  });
  return (
    <form className={styles.form} noValidate aria-label={t('confirmation.title')} onSubmit={submit}>
      {trouble ? <TroubleAlert trouble={trouble} onWaited={waited} /> : null}
      <PasswordField
        {...field('password')}
        label={t('confirmation.password')}
        announced
        hint={t('confirmation.why')}
        autoComplete="current-password"
        required
        texts={{ show: login('showPassword'), hide: login('hidePassword'), capsLock: login('capsLock') }}
      />
      <Button type="submit" busy={busy} aria-disabled={waiting || undefined} className={styles.submit}>
        {t('confirmation.submit')}
      </Button>
      <div className={styles.other}>
        <p>{t('confirmation.forgotten')}</p>
        <AppLink href={ROUTES.registration.path} className={arrowLinkClass()}>
          <ArrowLabel>{t('confirmation.again')}</ArrowLabel>
        </AppLink>
      </div>
    </form>
  );
}
