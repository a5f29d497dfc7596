import { NEWSLETTER_CONSENT } from '@vitrine/contract/newsletter.ts';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { Checkbox } from '@vitrine/ui/checkbox.tsx';
import { Segment } from '@vitrine/ui/segment.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { FormAlert } from '../../forms/form-alert.tsx';
import { NewPasswordFields } from '../../forms/new-password-fields.tsx';
import { TroubleAlert } from '../../forms/trouble-alert.tsx';
import { useFieldSentence } from '../../forms/use-field-sentence.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { CountryField } from './country-field.tsx';
import styles from './registration-form.module.css';
import { useRegistrationForm } from './use-registration-form.ts';

/** Who registers, and what they agree to. */
export function RegistrationForm() {
  const t = useTexts('registration');
  const common = useTexts('common');
  const accounts = useTexts('accounts');
  const { language } = useLanguage();
  const sentenceOf = useFieldSentence();
  const { values, set, errors, refused, trouble, waiting, waited, busy, submit, idOf } = useRegistrationForm();
  const text = (name: 'firstname' | 'lastname' | 'company' | 'email' | 'phone') => ({
    id: idOf(name),
    name,
    label: t(name),
    value: values[name],
    error: errors[name]?.map(sentenceOf),
    required: true,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set(name, currentTarget.value),
  });
  const secret = (name: 'password' | 'password_confirmation') => ({
    id: idOf(name),
    name,
    label: t(name),
    value: values[name],
    errors: errors[name],
    onChange: (value: string) => set(name, value),
  });
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
      <Segment
        className={styles.gender}
        label={t('gender')}
        showLabel
        options={[
          { value: 'm', label: t('genders.m') },
          { value: 'f', label: t('genders.f') },
        ]}
        value={values.gender}
        onChange={(gender) => set('gender', gender)}
      />
      <TextField {...text('firstname')} autoComplete="given-name" />
      <TextField {...text('lastname')} autoComplete="family-name" />
      <TextField {...text('company')} autoComplete="organization" />
      <CountryField
        id={idOf('countryId')}
        value={values.countryId}
        error={errors.countryId?.map(sentenceOf)}
        onChange={(value) => set('countryId', value)}
      />
      <TextField
        {...text('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...text('phone')}
        required={false}
        optional={common('optional')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+49 …"
      />
      <h2 className={`h4 ${styles.group}`}>{t('password')}</h2>
      <NewPasswordFields password={secret('password')} repetition={secret('password_confirmation')} className={styles.full} />
      <div className={styles.consent}>
        <div>
          <Checkbox
            id={idOf('acceptTerms')}
            name="acceptTerms"
            checked={values.acceptTerms}
            required
            error={errors.acceptTerms?.map(sentenceOf).join(' ')}
            onChange={(event) => set('acceptTerms', event.currentTarget.checked)}
          >
            {t('terms.before')}
            <AppLink className="inline" href={ROUTES.privacy.path} target="_blank">
              {t('terms.link')}
            </AppLink>
            {t('terms.after')}
          </Checkbox>
        </div>
        <Checkbox
          id={idOf('newsletter')}
          name="newsletter"
          checked={values.newsletter}
          onChange={(event) => set('newsletter', event.currentTarget.checked)}
        >
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
