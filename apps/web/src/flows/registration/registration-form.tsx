import { NEWSLETTER_CONSENT } from '@vitrine/contract/newsletter.ts';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { Checkbox } from '@vitrine/ui/checkbox.tsx';
import { Segment } from '@vitrine/ui/segment.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { Controller, useWatch } from 'react-hook-form';
import { FormAlert } from '../../forms/form-alert.tsx';
import { NewPasswordFields } from '../../forms/new-password-fields.tsx';
import { TroubleAlert } from '../../forms/trouble-alert.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { CountryField } from './country-field.tsx';
import styles from './registration-form.module.css';
import type { FIELDS } from './registration-values.ts';
import { useRegistrationForm } from './use-registration-form.ts';

/** Who registers, and what they agree to. */
export function RegistrationForm() {
  const t = useTexts('registration');
  const common = useTexts('common');
  const accounts = useTexts('accounts');
  const { language } = useLanguage();
  const { control, field, errorOf, refused, trouble, waiting, waited, busy, submit, idOf } = useRegistrationForm();
  const typed = useWatch({ control, name: ['password', 'password_confirmation'] });
  const labelled = (name: (typeof FIELDS)[number]) => ({ ...field(name), label: t(name), required: true });
  return (
    <form className={styles.form} noValidate aria-label={t('title')} onSubmit={submit}>
      {refused.length > 0 ? (
        <FormAlert
          className={styles.full}
          before={accounts('alert.before')}
          after={accounts('alert.after')}
          fields={refused.map((field) => ({ label: t(field), control: idOf(field) }))}
        />
      ) : null}
      {trouble ? <TroubleAlert trouble={trouble} onWaited={waited} className={styles.full} /> : null}
      <Controller
        control={control}
        name="gender"
        render={({ field: { value, onChange } }) => (
          <Segment
            className={styles.gender}
            label={t('gender')}
            showLabel
            options={[
              { value: 'm', label: t('genders.m') },
              { value: 'f', label: t('genders.f') },
            ]}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <TextField {...labelled('firstname')} autoComplete="given-name" />
      <TextField {...labelled('lastname')} autoComplete="family-name" />
      <TextField {...labelled('company')} autoComplete="organization" />
      <Controller
        control={control}
        name="countryId"
        render={({ field: { value, onChange } }) => (
          <CountryField id={idOf('countryId')} error={errorOf('countryId')} value={value} onChange={onChange} />
        )}
      />
      <TextField
        {...labelled('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...labelled('phone')}
        required={false}
        optional={common('optional')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+49 …"
      />
      <h2 className={`h4 ${styles.group}`}>{t('password')}</h2>
      <NewPasswordFields
        password={labelled('password')}
        repetition={labelled('password_confirmation')}
        typed={typed}
        className={styles.full}
      />
      <div className={styles.consent}>
        <div>
          <Checkbox {...field('acceptTerms')} error={errorOf('acceptTerms')?.join(' ')} required>
            {t('terms.before')}
            <AppLink className="inline" href={ROUTES.privacy.path} target="_blank">
              {t('terms.link')}
            </AppLink>
            {t('terms.after')}
          </Checkbox>
        </div>
        <Checkbox {...field('newsletter')} error={undefined}>
          {NEWSLETTER_CONSENT[language]} <span className="muted">{common('optional')}</span>
        </Checkbox>
      </div>
      <div className={styles.actions}>
        <Button type="submit" busy={busy} aria-disabled={waiting || undefined}>
          {t('submit')}
        </Button>
        <AppLink className={styles.link} href={ROUTES.login.path}>
          {t('haveAccount')}
        </AppLink>
      </div>
    </form>
  );
}
