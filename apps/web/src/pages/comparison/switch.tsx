import type { ReactNode } from 'react';
import styles from './switch.module.css';

interface Props {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** On or off at once (look.md, "Controls", toggle). */
export function Switch({ checked, onChange, children }: Props) {
  return (
    <button type="button" role="switch" aria-checked={checked} className={styles.switch} onClick={() => onChange(!checked)}>
      <i />
      <span>{children}</span>
    </button>
  );
}
