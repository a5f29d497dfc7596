import { classNames } from '../class-names.ts';
import styles from './steps.module.css';

/** More than these are too narrow for a finger; arrows, swipes and keys lead to all. */
const MOST = 8;

interface StepsProps {
  /** Name of what is paged through. */
  label: string;
  total: number;
  index: number;
  onIndex: (index: number) => void;
  className?: string | undefined;
}

/** "2 / 4", which both languages read aloud. */
const place = (index: number, total: number) => `${index + 1} / ${total}`;

/** The steps of a slider as short lines to press; the one that is shown is said when it changes. */
export function Steps({ label, total, index, onIndex, className }: StepsProps) {
  return (
    <div className={classNames(styles.steps, className)}>
      {total <= MOST &&
        Array.from({ length: total }, (_, step) => (
          <button
            key={step}
            type="button"
            className={styles.step}
            aria-label={`${label}: ${place(step, total)}`}
            aria-current={step === index || undefined}
            onClick={() => onIndex(step)}
          />
        ))}
      <span className={classNames(total <= MOST ? 'sr' : 'num small muted')} aria-live="polite">
        {place(index, total)}
      </span>
    </div>
  );
}
