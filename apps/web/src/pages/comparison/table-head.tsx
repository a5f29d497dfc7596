import { customProperties } from '@vitrine/ui/custom-properties.ts';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import type { ReactNode } from 'react';
import { dropFirstScreen } from '../../early-load/handover.ts';
import styles from './comparison-table.module.css';
import type { ComparisonColumn } from './model.ts';

/** The table, on the server too: how wide its columns are goes by how many machines it has. */
export const TableFrame = ({ machines, children }: { machines: number; children: ReactNode }) => (
  <table className={styles.table} data-few={machines < 3 || undefined} style={customProperties({ '--machines': machines })}>
    {children}
  </table>
);

interface Props {
  column: ComparisonColumn;
  name: ReactNode;
  /** The page begins with it: its picture loads at once, and takes away what was seen before the app. */
  isFirst: boolean;
  /** Beside the name. */
  children: ReactNode;
}

/** A machine above its column. */
export const MachineHead = ({ column: { kind, image }, name, isFirst, children }: Props) => (
  <th scope="col">
    <span className={styles.picture}>
      {image && (
        <Picture
          image={image}
          crop={['landscape', 'auto']}
          sizes="(min-width: 48em) 18vw, 120px"
          alt=""
          {...(isFirst ? { hero: true, onSettled: dropFirstScreen } : {})}
        />
      )}
    </span>
    <span className={styles.words}>
      <span>
        {name}
        <small>{kind}</small>
      </span>
      {children}
    </span>
  </th>
);
