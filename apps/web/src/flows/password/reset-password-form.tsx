import { setPasswordRequest } from '@vitrine/contract/password-reset.ts';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { useWatch } from 'react-hook-form';
import styles from '../../forms/entry-form.module.css';
import { FormAlert } from '../../forms/form-alert.tsx';
import { NewPasswordFields } from '../../forms/new-password-fields.tsx';
import { TroubleAlert } from '../../forms/trouble-alert.tsx';
import { useRequestForm } from '../../forms/use-request-form.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { EntryFrame } from '../../shell/entry-frame.tsx';
import { usePageTitle } from '../../shell/page-title.ts';

export interface NewPasswords {
  newPassword: string;
  newPassword_confirmation: string;
}
const FIELDS = ['newPassword', 'newPassword_confirmation'] as const;

interface Props {
  /** Whose link it probably is; null when this tab does not know. */
  email: string | null;
  /** Throws ApiFailure. */
  send: (passwords: NewPasswords) => Promise<void>;
  /** Takes a failure that the page tells itself; answers whether it has. */
  onFailure: (failure: unknown) => boolean;
}

/** A new password and its repetition; what the server refuses is under each (shell.md 5). */
export function ResetPasswordForm({ email, send, onFailure }: Props) {
  const t = useTexts('password');
  const login = useTexts('login');
  const accounts = useTexts('accounts');
  usePageTitle(t('reset.title'));
  const { control, field, refused, trouble, waiting, waited, busy, submit, idOf } = useRequestForm<
    NewPasswords,
    (typeof FIELDS)[number]
  >({
    initial: { newPassword: '', newPassword_confirmation: '' },
    fields: FIELDS,
    schema: setPasswordRequest,
    send,
    onFailure,
  });
  const typed = useWatch({ control, name: FIELDS });
  const labelled = (name: (typeof FIELDS)[number]) => ({ ...field(name), label: t(`reset.${name}`) });
  return (
    <EntryFrame action={{ href: ROUTES.login.path, label: login('title') }}>
      <form className={styles.form} noValidate aria-label={t('reset.title')} onSubmit={submit}>
        <h1 className={`h2 ${styles.title}`}>{t('reset.title')}</h1>
        <p className={`muted ${styles.lead}`}>{t('reset.lead')}</p>
        {refused.length > 0 ? (
          <FormAlert
            before={accounts('alert.before')}
            after={accounts('alert.after')}
            fields={refused.map((field) => ({ label: t(`reset.${field}`), control: idOf(field) }))}
          />
        ) : null}
        {trouble ? <TroubleAlert trouble={trouble} onWaited={waited} /> : null}
        {/* Tells password managers whose password this is, where it was asked for in this tab; the link alone does not say it. */}
        {email ? <input type="text" name="username" autoComplete="username" value={email} readOnly hidden /> : null}
        <NewPasswordFields password={labelled('newPassword')} repetition={labelled('newPassword_confirmation')} typed={typed} />
        <Button type="submit" wide busy={busy} aria-disabled={waiting || undefined} className={styles.submit}>
          {t('reset.submit')}
        </Button>
      </form>
    </EntryFrame>
  );
}
