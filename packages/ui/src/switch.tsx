import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './switch.module.css';

type SwitchProps = Omit<ComponentProps<'button'>, 'role' | 'onChange'> & {
  checked: boolean;
  onChange?: (checked: boolean) => void;
  children?: ReactNode;
};

/** An on-off switch with a square knob; give it words or an `aria-label`. */
export function Switch({ checked, onChange, className, children, ...rest }: SwitchProps) {
  return (
    <button
      type="button"
      {...rest}
      role="switch"
      aria-checked={checked}
      className={classNames(styles.switch, className)}
      onClick={() => onChange?.(!checked)}
    >
      <span className={styles.track} />
      {children}
    </button>
  );
}
