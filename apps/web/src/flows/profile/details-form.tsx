import { profileChange } from '@vitrine/contract/my-data.ts';
import { LANGUAGES, language as languageSchema } from '@vitrine/contract/sites.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { Select } from '@vitrine/ui/select.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import * as z from 'zod/mini';
import { FormAlert } from '../../forms/form-alert.tsx';
import { sessionDraft } from '../../forms/session-draft.ts';
import { TroubleAlert } from '../../forms/trouble-alert.tsx';
import { useRequestForm } from '../../forms/use-request-form.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { loadUser } from '../../session/session.ts';
import type { User } from '../../stores/objects.ts';
import { notifyProfile } from './notify-profile.ts';
import { changeProfile } from './profile-calls.ts';
import styles from './profile-page.module.css';

const detailsSchema = z.object({ language: languageSchema, company: z.string(), phone: z.string() });
type Details = z.infer<typeof detailsSchema>;
const FIELDS = ['language', 'company', 'phone'] as const;
const detailsOf = ({ language, company, phone }: User): Details => ({ language, company, phone: phone ?? '' });

/** Name and address to be read; language, company and telephone to be changed. */
export function DetailsForm({ user }: { user: User }) {
  const t = useTexts('profile');
  const common = useTexts('common');
  const accounts = useTexts('accounts');
  const { setLanguage } = useLanguage();
  const before = detailsOf(user);
  // What is typed outlives a session that ends meanwhile; in the name, as somebody else may log in here.
  const draft = sessionDraft(`profile-details-${user.id}`, detailsSchema, before);
  // A field that stays as it was is not sent: an account that never had a telephone need not get one.
  const changed = (details: Details) =>
    Object.fromEntries(FIELDS.filter((f) => details[f] !== before[f]).map((f) => [f, details[f]]));
  const form = useRequestForm<Details, (typeof FIELDS)[number]>({
    initial: draft.read(),
    onChange: draft.write,
    fields: FIELDS,
    schema: profileChange,
    payload: changed,
    send: async (details) => {
      await changeProfile(profileChange.parse(changed(details)));
      const saved = detailsOf(await loadUser());
      draft.clear();
      form.reset(saved);
      if (details.language !== before.language) await setLanguage(saved.language);
      notifyProfile('check', 'details.saved');
    },
  });
  const { field, refused, trouble, waiting, waited, busy, submit, idOf } = form;
  const labelled = (name: (typeof FIELDS)[number]) => ({ ...field(name), label: t(`details.${name}`) });
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t('details.name')}</dt>
          <dd>{`${user.firstname} ${user.lastname}`}</dd>
        </div>
        <div>
          <dt>{t('details.email')}</dt>
          <dd>{user.email}</dd>
        </div>
      </dl>
      <p className={`small muted ${styles.note}`}>{t('details.note')}</p>
      <form className={styles.form} noValidate aria-label={t('details.title')} onSubmit={submit}>
        {refused.length > 0 ? (
          <FormAlert
            className={styles.full}
            before={accounts('alert.before')}
            after={accounts('alert.after')}
            fields={refused.map((field) => ({ label: t(`details.${field}`), control: idOf(field) }))}
          />
        ) : null}
        {trouble ? <TroubleAlert trouble={trouble} onWaited={waited} className={styles.full} /> : null}
        <TextField {...labelled('company')} autoComplete="organization" />
        <TextField {...labelled('phone')} type="tel" inputMode="tel" autoComplete="tel" />
        <Select
          {...labelled('language')}
          options={LANGUAGES.map((value) => ({ value, label: common(`languages.${value}`), lang: value }))}
        />
        <Button type="submit" busy={busy} aria-disabled={waiting || undefined} className={styles.full}>
          {t('details.save')}
        </Button>
      </form>
    </>
  );
}
