import type { IconNode } from 'lucide';
import { useId } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './segment.module.css';

interface SegmentProps<T extends string> {
  /** What is chosen, read aloud as the group's name; shown above only with `showLabel`. */
  label: string;
  showLabel?: boolean;
  options: readonly { value: T; label: string; icon?: IconNode }[];
  value: T;
  onChange: (value: T) => void;
  className?: string;
}

/** Two or three values of which exactly one holds: fresh or frozen, Herr or Frau. One option left shows nothing. */
export function Segment<T extends string>({ label, showLabel, options, value, onChange, className }: SegmentProps<T>) {
  const name = useId();
  if (options.length < 2) return null;
  return (
    <fieldset className={classNames(styles.group, className)}>
      <legend className={showLabel ? styles.legend : 'sr'}>{label}</legend>
      <div className={styles.segment}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon ? <Icon icon={option.icon} /> : null}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
