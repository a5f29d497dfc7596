import { ROUTES } from '@vitrine/contract/routes.ts';
import { Alert } from '@vitrine/ui/alert.tsx';
import { FormAlert as RefusedForm } from '../../forms/form-alert.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import type { FormField } from './field-errors.ts';
import styles from './recipient-form.module.css';

interface Props {
  /** Fields that were refused, in the order of the form; empty if the server named none. */
  fields: readonly FormField[];
  /** All that were named have been edited. */
  isMended: boolean;
  /** Id of a field's control. */
  idOf: (field: FormField) => string;
}

/** Above the first field of a refused form. What is wrong with the pages is put right on the page before. */
export function FormAlert({ fields, isMended, idOf }: Props) {
  const t = useTexts('documents');
  if (fields.length === 0)
    return <Alert className={styles.alert}>{t(isMended ? 'form.refusedMended' : 'form.refusedServer')}</Alert>;
  return (
    <RefusedForm
      className={styles.alert}
      before={t('form.refusedBefore')}
      after={t('form.refusedAfter')}
      fields={fields.map((field) => ({
        label: t(`form.${field}`),
        ...(field === 'pages' ? { href: ROUTES['document-overview'].path } : { control: idOf(field) }),
      }))}
    />
  );
}
