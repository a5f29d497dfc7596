'use client';
import { FieldError, FieldLabel, ReactSelect, useField, useFormFields, useTranslation } from '@payloadcms/ui';
import { chosenFigure } from '@vitrine/content-model/key-figures/chosen-figure.ts';
import { message } from '@vitrine/content-model/messages.ts';
import type { TextFieldClientProps } from 'payload';
import { useLanguages } from '../use-languages.ts';
import { figureChoices } from './figure-choices.ts';
import styles from './figure-picker.module.css';
import { FIGURE_WORDS } from './figure-words.ts';
import { useFigureSource } from './use-figure-source.ts';

/** The figure of the product that a key figure shows, with its present value; or: one that is typed. */
export function FigurePicker({ field, path, readOnly }: TextFieldClientProps) {
  const { i18n } = useTranslation();
  const { admin, content: language } = useLanguages();
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({ path });
  const ownLabel = useFormFields(([fields]) => fields[path.replace(/figure$/, 'label')]?.value);
  const source = useFigureSource();

  const own = { value: '', label: FIGURE_WORDS.own[admin] };
  const groups = figureChoices(source, language);
  const chosen = value ? chosenFigure(source, value, language) : null;
  const selected = value
    ? (groups.flatMap(({ options }) => options).find((option) => option.value === value) ?? {
        value,
        label: chosen && 'label' in chosen ? `${chosen.label}: ${chosen.value}` : FIGURE_WORDS.gone[admin],
      })
    : own;
  const problem = chosen && 'problem' in chosen ? message({ i18n }, chosen.problem) : null;
  const id = `field-${path.replaceAll('.', '__')}`;

  return (
    <div className={`field-type ${styles.field}`}>
      <FieldLabel label={field.label} path={path} htmlFor={id} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError && !problem} message={errorMessage} />
        <ReactSelect
          className={styles.picker ?? ''}
          inputId={id}
          isClearable={false}
          disabled={Boolean(readOnly || disabled)}
          showError={showError || problem !== null}
          options={[{ label: '', options: [own] }, ...groups]}
          value={selected}
          noOptionsMessage={() => FIGURE_WORDS.none[admin]}
          onChange={(option) => {
            const [first] = Array.isArray(option) ? option : [option];
            setValue(typeof first?.value === 'string' && first.value !== '' ? first.value : null);
          }}
        />
      </div>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {chosen && 'value' in chosen && (
        <p className={styles.shown}>
          {FIGURE_WORDS.shown[admin]} <strong>{chosen.value}</strong>{' '}
          {typeof ownLabel === 'string' && ownLabel !== '' ? ownLabel : chosen.label}
        </p>
      )}
      {!value && <p className={styles.shown}>{FIGURE_WORDS.ownHelp[admin]}</p>}
    </div>
  );
}
