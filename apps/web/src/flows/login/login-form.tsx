import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { LANGUAGES, language as languageSchema, site } from '@vitrine/contract/sites.ts';
import { Alert } from '@vitrine/ui/alert.tsx';
import { ArrowLabel, arrowLinkClass } from '@vitrine/ui/arrow-link.tsx';
import { Button } from '@vitrine/ui/button.tsx';
import { PasswordField } from '@vitrine/ui/password-field.tsx';
import { Select } from '@vitrine/ui/select.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { findMany } from '../../api/find.ts';
import styles from '../../forms/entry-form.module.css';
import { type FormTrouble, formTrouble, isWaiting } from '../../forms/form-trouble.ts';
import { WaitCountdown } from '../../forms/wait-countdown.tsx';
import { WaitOver } from '../../forms/wait-over.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ownPath } from '../../session/guard.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { logIn } from './log-in.ts';

/** Fields that have nothing in them: then nothing was sent. */
interface Empty {
  email: boolean;
  password: boolean;
}
const NONE: Empty = { email: false, password: false };

/**
 * E-mail, password and the language among the sites. An empty field says so itself (shell.md 5). A refusal marks both inputs and keeps
 * what was typed; which of the two was wrong is never said.
 */
export function LoginForm() {
  const t = useTexts('login');
  const common = useTexts('common');
  const navigate = useNavigate();
  // The desktop app has it at `/` too.
  const { redirect } = useSearch({ strict: false });
  const { language, setLanguage } = useLanguage();
  const { data: sites } = useQuery(findMany(site, 'site/_all'));
  const [trouble, setTrouble] = useState<FormTrouble | null>(null);
  const [empty, setEmpty] = useState(NONE);
  const [busy, setBusy] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const waiting = isWaiting(trouble);

  const languages = sites?.map((s) => s.language) ?? LANGUAGES;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    // It says how long.
    if (waiting) return alert.current?.focus();
    const form = new FormData(event.currentTarget);
    const [username, given] = [String(form.get('username')).trim(), String(form.get('password'))];
    if (!username || !given) {
      setTrouble(null);
      setEmpty({ email: !username, password: !given });
      return (username ? password : email).current?.focus();
    }
    setBusy(true);
    setTrouble(null);
    try {
      await logIn({ username, password: given });
      await navigate({ href: ownPath(redirect), replace: true });
    } catch (error) {
      setTrouble(formTrouble(error));
      email.current?.focus();
    } finally {
      setBusy(false);
    }
  };
  const waited = useCallback(() => setTrouble({ kind: 'waited' }), []);
  const sentence = (about: Exclude<FormTrouble, { kind: 'waited' }>) => {
    if (about.kind === 'refused') return about.sentence ?? t('failed');
    if (about.kind !== 'wait') return t(about.kind);
    return about.until === null ? t('tooMany') : <WaitCountdown key={about.until} until={about.until} onOver={waited} />;
  };
  const wrong = trouble?.kind === 'refused' || undefined;
  const errorOf = (isEmpty: boolean) => (isEmpty ? common('fieldErrors.fieldCannotBeEmpty') : undefined);
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <h1 className={`h2 ${styles.title}`}>{t('title')}</h1>
      {trouble?.kind === 'waited' ? <WaitOver /> : null}
      {trouble && trouble.kind !== 'waited' ? (
        <Alert id="login-failure" ref={alert}>
          <p>{sentence(trouble)}</p>
        </Alert>
      ) : null}
      <TextField
        ref={email}
        label={t('email')}
        name="username"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        invalid={wrong}
        describedBy={wrong && 'login-failure'}
        error={errorOf(empty.email)}
        onInput={() => {
          setTrouble(null);
          setEmpty((before) => ({ ...before, email: false }));
        }}
      />
      <PasswordField
        ref={password}
        label={t('password')}
        name="password"
        autoComplete="current-password"
        required
        invalid={wrong}
        describedBy={wrong && 'login-failure'}
        error={errorOf(empty.password)}
        onInput={() => {
          setTrouble((before) => (isWaiting(before) ? before : null));
          setEmpty((before) => ({ ...before, password: false }));
        }}
        texts={{ show: t('showPassword'), hide: t('hidePassword'), capsLock: t('capsLock') }}
      />
      <Select
        label={t('language')}
        value={language}
        options={languages.map((value) => ({ value, label: common(`languages.${value}`), lang: value }))}
        onChange={(event) => void setLanguage(languageSchema.parse(event.currentTarget.value))}
      />
      <Button type="submit" wide busy={busy} aria-disabled={waiting || undefined} className={styles.submit}>
        {t('submit')}
      </Button>
      <div className={styles.links}>
        <AppLink href={ROUTES['forgot-password'].path} className={styles.link}>
          {t('forgot')}
        </AppLink>
        <AppLink href={ROUTES.registration.path} className={arrowLinkClass()}>
          <ArrowLabel>{t('create')}</ArrowLabel>
        </AppLink>
      </div>
    </form>
  );
}
