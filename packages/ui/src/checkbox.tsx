import { Check } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode };

/** A checkbox with its words; the whole row presses. */
export function Checkbox({ children, className, ...input }: CheckboxProps) {
  return (
    <label className={classNames(styles.check, className)}>
      <input {...input} type="checkbox" />
      <span className={styles.box}>
        <Icon icon={Check} size="s" />
      </span>
      <span>{children}</span>
    </label>
  );
}
