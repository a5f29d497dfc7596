import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { LANGUAGES, language as languageSchema, site } from '@vitrine/contract/sites.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { Icon } from '@vitrine/ui/icon.tsx';
import { PasswordField } from '@vitrine/ui/password-field.tsx';
import { Select } from '@vitrine/ui/select.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { CircleAlert } from 'lucide';
import { type FormEvent, useRef, useState } from 'react';
import { findMany } from '../../api/find.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ownPath } from '../../session/guard.ts';
import { login } from '../../session/session.ts';
import { HomeLink } from '../../shell/home-link.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import { type LoginFailure, loginFailure } from './login-failure.ts';
import styles from './login-page.module.css';
import { LoginPicture } from './login-picture.tsx';

/** Login: e-mail, password and the language among the sites. A refusal marks both inputs and keeps what was typed. */
export function LoginPage() {
  const t = useTexts('login');
  const navigate = useNavigate();
  const { redirect } = useSearch({ from: '/login' });
  const { language, setLanguage } = useLanguage();
  const { data: sites } = useQuery(findMany(site, 'site/_all'));
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  usePageTitle(t('title'));

  const languages = sites?.map((s) => s.language) ?? LANGUAGES;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setFailure(null);
    try {
      await login({ username: String(form.get('username')).trim(), password: String(form.get('password')) });
      await navigate({ href: ownPath(redirect), replace: true });
    } catch (error) {
      setFailure(loginFailure(error));
      email.current?.focus();
    } finally {
      setBusy(false);
    }
  };
  const wrong = failure?.kind === 'refused' ? true : undefined;
  return (
    <div className={styles.login}>
      <div className={styles.column}>
        <div className={styles.bar}>
          <HomeLink />
        </div>
        <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
          <h1 className={`h2 ${styles.title}`}>{t('title')}</h1>
          {failure ? (
            <div className={styles.alert} role="alert" id="login-failure">
              <Icon icon={CircleAlert} />
              <p>{failure.message ?? t(failure.kind === 'refused' ? 'failed' : failure.kind)}</p>
            </div>
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
            onInput={() => setFailure(null)}
          />
          <PasswordField
            label={t('password')}
            name="password"
            autoComplete="current-password"
            required
            invalid={wrong}
            describedBy={wrong && 'login-failure'}
            onInput={() => setFailure(null)}
            texts={{ show: t('showPassword'), hide: t('hidePassword'), capsLock: t('capsLock') }}
          />
          <Select
            label={t('language')}
            value={language}
            options={languages.map((value) => ({ value, label: t(`languages.${value}`), lang: value }))}
            onChange={(event) => void setLanguage(languageSchema.parse(event.currentTarget.value))}
          />
          <Button type="submit" wide busy={busy} className={styles.submit}>
            {t('submit')}
          </Button>
        </form>
        <p className="small muted">{t('note')}</p>
      </div>
      <LoginPicture />
    </div>
  );
}
