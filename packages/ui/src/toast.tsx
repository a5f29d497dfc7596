import type { IconNode } from 'lucide';
import { X } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './toast.module.css';

interface ToastProps {
  icon: IconNode;
  /** One sentence of at most 90 letters. */
  text: string;
  /** At most one link or button. */
  action?: ReactNode;
  closeLabel: string;
  onClose: () => void;
  /** Errors interrupt what is being read aloud; anything else its owner says in a region that was there before it. */
  urgent?: boolean;
}

/** One notification, dark, 420 px wide. Its owner decides where it is shown and how long. */
export function Toast({ icon, text, action, closeLabel, onClose, urgent = false }: ToastProps) {
  return (
    <div className={styles.toast} data-surface="dark" role={urgent ? 'alert' : undefined}>
      <Icon icon={icon} size="l" />
      <p>{text}</p>
      <IconButton className={styles.close} icon={X} size="m" label={closeLabel} onClick={onClose} />
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
