import { endSessionRequest } from '@vitrine/contract/my-data.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { Dialog } from '@vitrine/ui/dialog.tsx';
import { PasswordField } from '@vitrine/ui/password-field.tsx';
import { useId } from 'react';
import { TroubleAlert } from '../../forms/trouble-alert.tsx';
import { useRequestForm } from '../../forms/use-request-form.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './profile-page.module.css';

const EMPTY = { password: '' };

interface Props {
  open: boolean;
  title: string;
  /** What ends. */
  copy: string;
  email: string;
  onClose: () => void;
  /** Ends it with the password; throws ApiFailure. */
  end: (password: string) => Promise<void>;
}

/** Asks for the password before sessions end: a device that somebody left open logs nobody out. */
export function EndSessionsDialog({ open, title, copy, email, onClose, end }: Props) {
  const t = useTexts('profile');
  const login = useTexts('login');
  const common = useTexts('common');
  const heading = useId();
  const form = useRequestForm<{ password: string }, 'password'>({
    initial: EMPTY,
    fields: ['password'],
    schema: endSessionRequest,
    send: async ({ password }) => {
      await end(password);
      form.reset(EMPTY);
    },
  });
  const close = () => {
    form.reset(EMPTY);
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} labelledBy={heading}>
      <h2 className="h3" id={heading}>
        {title}
      </h2>
      <p className={`muted ${styles.dialogCopy}`}>{copy}</p>
      <form className={styles.dialogForm} noValidate aria-labelledby={heading} onSubmit={form.submit}>
        {form.trouble ? <TroubleAlert trouble={form.trouble} onWaited={form.waited} /> : null}
        {/* Tells password managers whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...form.field('password')}
          label={t('sessions.password')}
          announced
          autoComplete="current-password"
          required
          texts={{ show: login('showPassword'), hide: login('hidePassword'), capsLock: login('capsLock') }}
        />
        <div className={styles.dialogButtons}>
          <Button type="submit" busy={form.busy} aria-disabled={form.waiting || undefined}>
            {t('sessions.end')}
          </Button>
          <Button variant="ghost" onClick={close}>
            {common('cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
