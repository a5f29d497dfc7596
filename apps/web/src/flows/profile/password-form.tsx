import { useQueryClient } from '@tanstack/react-query';
import { changePasswordRequest } from '@vitrine/contract/password-reset.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { PasswordField } from '@vitrine/ui/password-field.tsx';
import { useWatch } from 'react-hook-form';
import { apiFetch } from '../../api/client.ts';
import { FormAlert } from '../../forms/form-alert.tsx';
import { NewPasswordFields } from '../../forms/new-password-fields.tsx';
import { TroubleAlert } from '../../forms/trouble-alert.tsx';
import { useRequestForm } from '../../forms/use-request-form.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { notifyProfile } from './notify-profile.ts';
import { sessionsQuery } from './profile-calls.ts';
import styles from './profile-page.module.css';

interface Passwords {
  password: string;
  newPassword: string;
  newPassword_confirmation: string;
}
const FIELDS = ['password', 'newPassword', 'newPassword_confirmation'] as const;
const EMPTY: Passwords = { password: '', newPassword: '', newPassword_confirmation: '' };

/** A new password for who knows the present one; every other session ends. */
export function PasswordForm({ email }: { email: string }) {
  const t = useTexts('profile');
  const login = useTexts('login');
  const accounts = useTexts('accounts');
  const queries = useQueryClient();
  const form = useRequestForm<Passwords, (typeof FIELDS)[number]>({
    initial: EMPTY,
    fields: FIELDS,
    schema: changePasswordRequest,
    send: async (passwords) => {
      await apiFetch('auth/change-password', { method: 'POST', body: passwords });
      form.reset(EMPTY);
      notifyProfile('check', 'password.saved');
      await queries.invalidateQueries(sessionsQuery());
    },
  });
  const { control, field, refused, trouble, waiting, waited, busy, submit, idOf } = form;
  const typed = useWatch({ control, name: ['newPassword', 'newPassword_confirmation'] });
  const labelled = (name: (typeof FIELDS)[number]) => ({ ...field(name), label: t(`password.${name}`) });
  return (
    <>
      <p className={`muted ${styles.copy}`}>{t('password.lead')}</p>
      <form className={styles.form} noValidate aria-label={t('password.title')} onSubmit={submit}>
        {refused.length > 0 ? (
          <FormAlert
            className={styles.full}
            before={accounts('alert.before')}
            after={accounts('alert.after')}
            fields={refused.map((field) => ({ label: t(`password.${field}`), control: idOf(field) }))}
          />
        ) : null}
        {trouble ? <TroubleAlert trouble={trouble} onWaited={waited} className={styles.full} /> : null}
        {/* Tells password managers whose password is changed. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <div className={styles.present}>
          <PasswordField
            {...labelled('password')}
            autoComplete="current-password"
            required
            texts={{ show: login('showPassword'), hide: login('hidePassword'), capsLock: login('capsLock') }}
          />
        </div>
        <NewPasswordFields
          password={labelled('newPassword')}
          repetition={labelled('newPassword_confirmation')}
          typed={typed}
          className={styles.full}
        />
        <Button type="submit" busy={busy} aria-disabled={waiting || undefined} className={styles.full}>
          {t('password.save')}
        </Button>
      </form>
    </>
  );
}
