import { classNames } from '@vitrine/ui/class-names.ts';
import type { ReactNode } from 'react';
import styles from './switch.module.css';

interface Props {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** The room of one, before the app. */
export const SwitchAtFirst = ({ children }: { children: ReactNode }) => (
  <span className={classNames(styles.switch, styles.atFirst)}>
    <i />
    <span>{children}</span>
  </span>
);

/** On or off at once (look.md, "Controls", toggle). */
export function Switch({ checked, onChange, children }: Props) {
  return (
    <button type="button" role="switch" aria-checked={checked} className={styles.switch} onClick={() => onChange(!checked)}>
      <i />
      <span>{children}</span>
    </button>
  );
}
