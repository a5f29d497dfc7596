import styles from './toggle.module.css';

interface ToggleProps {
  /** Name of what is on or off. */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** Id of the sentence that says more, for one why it is disabled. */
  describedBy?: string;
}

/** A switch, 44 × 24 with a square knob; its words are beside it. */
export function Toggle({ label, checked, onChange, disabled = false, describedBy }: ToggleProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      aria-describedby={describedBy}
      disabled={disabled}
      className={styles.toggle}
      onClick={() => onChange(!checked)}
    >
      <i className={styles.knob} />
    </button>
  );
}
