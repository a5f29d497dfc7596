import type { Receiver } from '@vitrine/contract/documents.ts';
import { Segment } from '@vitrine/ui/segment.tsx';
import { TextArea } from '@vitrine/ui/text-area.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { useFieldSentence } from '../../forms/use-field-sentence.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { FormField } from './field-errors.ts';
import { FormAlert } from './form-alert.tsx';
import { MailPreview } from './mail-preview.tsx';
import styles from './recipient-form.module.css';
import type { useRecipientForm } from './use-recipient-form.ts';

interface Props {
  /** Id of the form; buttons outside of it send it. */
  id: string;
  state: ReturnType<typeof useRecipientForm>;
}

/** Who gets the document, and what the mail says. */
export function RecipientForm({ id, state }: Props) {
  const t = useTexts('documents');
  const common = useTexts('common');
  const sentenceOf = useFieldSentence();
  const prefix = useId();
  const { form, submit, messageOf, alertFields, isMended } = state;
  const idOf = (field: FormField) => `${prefix}${field}`;
  const errorOf = (field: keyof Receiver) => {
    const message = messageOf(field);
    return message && sentenceOf(message);
  };
  const field = (name: Exclude<keyof Receiver, 'gender'>) => ({
    ...form.register(name),
    id: idOf(name),
    label: t(`form.${name}`),
    error: errorOf(name),
  });

  return (
    <form id={id} className={styles.form} noValidate aria-label={t('form.title')} onSubmit={(event) => void submit(event)}>
      {alertFields && <FormAlert fields={alertFields} isMended={isMended} idOf={idOf} />}
      <Controller
        control={form.control}
        name="gender"
        render={({ field: gender }) => (
          <Segment
            className={styles.gender}
            label={t('form.gender')}
            showLabel
            options={[
              { value: 'male', label: t('form.male') },
              { value: 'female', label: t('form.female') },
            ]}
            value={gender.value}
            onChange={gender.onChange}
          />
        )}
      />
      <TextField {...field('firstName')} autoComplete="off" required />
      <TextField {...field('lastName')} autoComplete="off" required />
      <TextField {...field('company')} className={styles.full} autoComplete="off" required />
      <TextField {...field('email')} className={styles.full} type="email" inputMode="email" autoComplete="off" required />
      <TextArea
        {...field('message')}
        className={styles.full}
        optional={common('optional')}
        hint={t('form.messageHint')}
        rows={5}
      />
      <div className={styles.full}>
        <MailPreview control={form.control} />
      </div>
    </form>
  );
}
