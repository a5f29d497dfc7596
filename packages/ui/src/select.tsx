import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import { Field, type FieldLook } from './field.tsx';
import { Icon } from './icon.tsx';
import inputStyles from './input.module.css';
import styles from './select.module.css';

type SelectProps = FieldLook &
  Omit<ComponentProps<'select'>, keyof FieldLook | 'children'> & {
    options: readonly { value: string; label: string; lang?: string }[];
  };

/** A choice of one. The element is the browser's own; where it can be styled its list is drawn in the look of the app. */
export function Select({ label, optional, hint, error, invalid, describedBy, className, id, options, ...select }: SelectProps) {
  return (
    <Field {...{ label, optional, error, invalid, describedBy, className, id }} hint={hint}>
      {(ties) => (
        <div className={inputStyles.control}>
          <select {...select} {...ties} className={`${inputStyles.input} ${styles.select}`}>
            {options.map((option) => (
              <option key={option.value} value={option.value} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon icon={ChevronDown} className={styles.sign} />
        </div>
      )}
    </Field>
  );
}
