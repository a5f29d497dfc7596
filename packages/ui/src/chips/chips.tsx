import { classNames } from '../class-names.ts';
import { useShownFirst } from '../use-shown-first.ts';
import styles from './chips.module.css';

interface ChipsProps {
  label: string;
  items: readonly { id: string | null; title: string; count: number }[];
  /** Null is the chip that shows all. */
  selected: string | null;
  onSelect: (id: string | null) => void;
  className?: string | undefined;
}

/** A filter: exactly one chip is pressed; each says how many entries it shows. */
export function Chips({ label, items, selected, onSelect, className }: ChipsProps) {
  const [shown, choose] = useShownFirst(selected, onSelect);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this filters what is below
    <div role="group" aria-label={label} className={classNames(styles.chips, className)}>
      {items.map(({ id, title, count }) => (
        <button key={id} type="button" className={styles.chip} aria-pressed={id === shown} onClick={() => choose(id)}>
          {title} <span className={styles.count}>{count}</span>
        </button>
      ))}
    </div>
  );
}
