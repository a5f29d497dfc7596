import { X } from 'lucide';
import styles from './close-button.module.css';
import { Icon } from './icon.tsx';

/** Leaves what lies over the page, in words and with the cross. */
export function CloseButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.close} onClick={onClick}>
      {label} <Icon icon={X} size="l" />
    </button>
  );
}
