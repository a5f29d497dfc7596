import { Link } from '@tanstack/react-router';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { Icon } from '@vitrine/ui/icon.tsx';
import { CircleAlert } from 'lucide';
import { Fragment } from 'react';
import { activeLanguage } from '../../api/client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { FormField } from './field-errors.ts';
import styles from './recipient-form.module.css';

interface Props {
  /** Fields that were refused, in the order of the form; empty if the server named none. */
  fields: readonly FormField[];
  /** Id of a field's control. */
  idOf: (field: FormField) => string;
}

/** Above the first field of a refused form: names the fields as links and says that nothing is lost. */
export function FormAlert({ fields, idOf }: Props) {
  const t = useTexts('documents');
  const parts = new Intl.ListFormat(activeLanguage(), { type: 'conjunction' }).formatToParts(fields);
  const focus = (field: FormField) => {
    const control = document.getElementById(idOf(field));
    control?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.alert} role="alert">
      <Icon icon={CircleAlert} />
      {fields.length === 0 ? (
        <p>{t('form.refusedServer')}</p>
      ) : (
        <p>
          {t('form.refusedBefore')}
          {parts.map(({ type, value }) => {
            const field = type === 'element' ? fields.find((f) => f === value) : undefined;
            if (!field) return <Fragment key={value}>{value}</Fragment>;
            if (field === 'pages') {
              return (
                <Link key={field} to={ROUTES['document-overview'].path}>
                  {t('form.pages')}
                </Link>
              );
            }
            return (
              <a
                key={field}
                href={`#${idOf(field)}`}
                onClick={(event) => {
                  event.preventDefault();
                  focus(field);
                }}
              >
                {t(`form.${field}`)}
              </a>
            );
          })}
          {t('form.refusedAfter')}
        </p>
      )}
    </div>
  );
}
