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
import { useForm } from 'react-hook-form';
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

/**
 * E-mail, password and the language among the sites. An empty field says so itself (shell.md 5). A refusal marks both inputs and keeps
 * what was typed; which of the two was wrong is never said.
 */
export function LoginForm() {
  const t = useTexts('login');
  const common = useTexts('common');
  const fields = useTexts('fields');
  const navigate = useNavigate();
  // The desktop app has it at `/` too.
  const { redirect } = useSearch({ strict: false });
  const { language, setLanguage } = useLanguage();
  const { data: sites } = useQuery(findMany(site, 'site/_all'));
  const [trouble, setTrouble] = useState<FormTrouble | null>(null);
  const { register, handleSubmit, clearErrors, setFocus, formState } = useForm({
    defaultValues: { username: '', password: '' },
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = formState;
  const alert = useRef<HTMLDivElement>(null);
  const waiting = isWaiting(trouble);

  const languages = sites?.map((s) => s.language) ?? LANGUAGES;
  const send = handleSubmit(async ({ username, password }) => {
    try {
      await logIn({ username: username.trim(), password });
      await navigate({ href: ownPath(redirect), replace: true });
    } catch (error) {
      setTrouble(formTrouble(error));
      setFocus('username');
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    // It says how long.
    if (waiting) return alert.current?.focus();
    setTrouble(null);
    void send(event);
  };
  const waited = useCallback(() => setTrouble({ kind: 'waited' }), []);
  const sentence = (about: Exclude<FormTrouble, { kind: 'waited' }>) => {
    if (about.kind === 'refused') return about.sentence ?? t('failed');
    if (about.kind !== 'wait') return t(about.kind);
    return about.until === null ? t('tooMany') : <WaitCountdown key={about.until} until={about.until} onOver={waited} />;
  };
  const wrong = trouble?.kind === 'refused' || undefined;
  const field = (name: 'username' | 'password', onChange: () => void) => ({
    ...register(name, {
      validate: (value) => value.trim() !== '',
      onChange: () => {
        clearErrors(name);
        onChange();
      },
    }),
    required: true,
    invalid: wrong,
    describedBy: wrong && 'login-failure',
    error: errors[name] && fields('fieldCannotBeEmpty'),
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h1 className={`h2 ${styles.title}`}>{t('title')}</h1>
      {trouble?.kind === 'waited' ? <WaitOver /> : null}
      {trouble && trouble.kind !== 'waited' ? (
        <Alert id="login-failure" ref={alert}>
          <p>{sentence(trouble)}</p>
        </Alert>
      ) : null}
      <TextField
        {...field('username', () => setTrouble(null))}
        label={t('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...field('password', () => setTrouble((before) => (isWaiting(before) ? before : null)))}
        label={t('password')}
        autoComplete="current-password"
        texts={{ show: t('showPassword'), hide: t('hidePassword'), capsLock: t('capsLock') }}
      />
      <Select
        label={t('language')}
        value={language}
        options={languages.map((value) => ({ value, label: common(`languages.${value}`), lang: value }))}
        onChange={(event) => void setLanguage(languageSchema.parse(event.currentTarget.value))}
      />
      <Button type="submit" wide busy={isSubmitting} aria-disabled={waiting || undefined} className={styles.submit}>
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
