import { useQueryClient } from '@tanstack/react-query';
import { changePasswordRequest } from '@vitrine/contract/password-reset.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { PasswordField } from '@vitrine/ui/password-field.tsx';
import { apiFetch } from '../../api/client.ts';
import { FormAlert } from '../../forms/form-alert.tsx';
import { NewPasswordFields } from '../../forms/new-password-fields.tsx';
import { TroubleAlert } from '../../forms/trouble-alert.tsx';
import { useFieldSentence } from '../../forms/use-field-sentence.ts';
import { useForm } from '../../forms/use-form.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { sessionsQuery } from './profile-calls.ts';
import styles from './profile-page.module.css';
import { tell } from './tell.ts';

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
  const sentenceOf = useFieldSentence();
  const queries = useQueryClient();
  const form = useForm<Passwords, (typeof FIELDS)[number]>({
    initial: EMPTY,
    fields: FIELDS,
    schema: changePasswordRequest,
    send: async (passwords) => {
      await apiFetch('auth/change-password', { method: 'POST', body: passwords });
      form.reset(EMPTY);
      tell('check', 'password.saved');
      await queries.invalidateQueries(sessionsQuery());
    },
  });
  const { values, set, errors, refused, trouble, waiting, waited, busy, submit, idOf } = form;
  const secret = (name: (typeof FIELDS)[number]) => ({
    id: idOf(name),
    name,
    label: t(`password.${name}`),
    value: values[name],
    errors: errors[name],
    onChange: (value: string) => set(name, value),
  });
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
            id={idOf('password')}
            name="password"
            label={t('password.password')}
            value={values.password}
            error={errors.password?.map(sentenceOf)}
            autoComplete="current-password"
            required
            onChange={(event) => set('password', event.currentTarget.value)}
            texts={{ show: login('showPassword'), hide: login('hidePassword'), capsLock: login('capsLock') }}
          />
        </div>
        <NewPasswordFields
          password={secret('newPassword')}
          repetition={secret('newPassword_confirmation')}
          className={styles.full}
        />
        <Button type="submit" busy={busy} aria-disabled={waiting || undefined} className={styles.full}>
          {t('password.save')}
        </Button>
      </form>
    </>
  );
}
