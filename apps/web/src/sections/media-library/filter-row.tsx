import { Checkbox } from '@vitrine/ui/checkbox.tsx';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './filters.module.css';

interface Props {
  title: ReactNode;
  count: number;
  state: 'off' | 'part' | 'on';
  onToggle: () => void;
  /** Opens what is below it. */
  children?: ReactNode;
}

/** A row of the filter tree: box, name and count. A part of its children is a dash. */
export function FilterRow({ title, count, state, onToggle, children }: Props) {
  const t = useTexts('media');
  return (
    <li className={styles.row}>
      <Checkbox
        className={styles.check}
        data-part={state === 'part' || undefined}
        aria-checked={state === 'part' ? 'mixed' : undefined}
        ref={(input) => {
          if (input) input.indeterminate = state === 'part';
        }}
        checked={state === 'on'}
        onChange={onToggle}
      >
        {title}
        <span className={styles.number}>
          <span aria-hidden="true">{count}</span>
          <span className="sr">{t('filters.counted', { count })}</span>
        </span>
      </Checkbox>
      {children}
    </li>
  );
}
