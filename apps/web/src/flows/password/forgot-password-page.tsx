import { useNavigate } from '@tanstack/react-router';
import { passwordResetRequest } from '@vitrine/contract/password-reset.ts';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import * as z from 'zod/mini';
import { apiFetch } from '../../api/client.ts';
import styles from '../../forms/entry-form.module.css';
import { sessionDraft } from '../../forms/session-draft.ts';
import { useRequestForm } from '../../forms/use-request-form.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { EntryFrame } from '../../shell/entry-frame.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import { askedFor } from './asked-for.ts';

const FIELDS = ['email'] as const;
const draft = sessionDraft('forgot-password', z.object({ email: z.string() }), { email: '' });

/**
 * `/forgot-password`: what cannot be an address is said here; everything else ends on the next page, whether there is such an
 * account, and whether the server could be reached (shell.md 4).
 */
export function ForgotPasswordPage() {
  const t = useTexts('password');
  const login = useTexts('login');
  const navigate = useNavigate();
  usePageTitle(t('forgot.title'));
  const { field, busy, submit } = useRequestForm<{ email: string }, 'email'>({
    initial: draft.read(),
    fields: FIELDS,
    schema: passwordResetRequest,
    onChange: draft.write,
    send: async (given) => {
      const body = passwordResetRequest.parse(given);
      await apiFetch('auth/password-reset', { method: 'POST', body, token: null }).catch(() => null);
      draft.clear();
      askedFor.write(body);
      await navigate({ to: ROUTES['forgot-password-email-sent'].path, replace: true });
    },
  });
  return (
    <EntryFrame action={{ href: ROUTES.login.path, label: login('title') }}>
      <form className={styles.form} noValidate aria-label={t('forgot.title')} onSubmit={submit}>
        <h1 className={`h2 ${styles.title}`}>{t('forgot.title')}</h1>
        <p className={`muted ${styles.lead}`}>{t('forgot.lead')}</p>
        <TextField
          {...field('email')}
          label={t('forgot.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          announced
        />
        <Button type="submit" wide busy={busy} className={styles.submit}>
          {t('forgot.submit')}
        </Button>
        <AppLink href={ROUTES.login.path} className={styles.link}>
          {t('forgot.back')}
        </AppLink>
      </form>
    </EntryFrame>
  );
}
