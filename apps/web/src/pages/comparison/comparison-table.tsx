import { customProperties } from '@vitrine/ui/custom-properties.ts';
import { IconButton } from '@vitrine/ui/icon-button.tsx';
import { X } from 'lucide';
import { useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { TechnicalCell } from '../../sections/technical-data/model.ts';
import { AppLink } from '../../shell/app-link.tsx';
import styles from './comparison-table.module.css';
import type { Comparison, ComparisonColumn, ComparisonGroup, ComparisonRow } from './model.ts';
import { machineNames } from './model.ts';
import { NamesBar } from './names-bar.tsx';
import { MachineHead, TableFrame } from './table-head.tsx';

interface Props extends Comparison {
  groups: ComparisonGroup[];
  /** The page begins with it. */
  isFirst: boolean;
  onRemove: (slug: string) => void;
}

/** Machines as columns, features as rows; a row that differs has a mark before its label. */
export function ComparisonTable({ columns, groups, isFirst, onRemove }: Props) {
  const t = useTexts('comparison');
  const region = useRef<HTMLElement>(null);
  const names = useRef<HTMLDivElement>(null);
  const [head, setHead] = useState<Element | null>(null);
  const remove = (slug: string) => {
    // The button goes with its column: the keyboard goes on at the table.
    region.current?.focus({ preventScroll: true });
    onRemove(slug);
  };
  return (
    <>
      <NamesBar columns={columns} head={head} row={names} />
      <section
        ref={region}
        className={styles.scroll}
        aria-label={t('region', { machines: machineNames(columns) })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget }) => names.current?.scrollTo({ left: currentTarget.scrollLeft })}
      >
        <TableFrame machines={columns.length}>
          <thead ref={setHead}>
            <tr>
              <th scope="col">
                <span className="sr">{t('feature')}</span>
              </th>
              {columns.map((column) => (
                <Head key={column.slug} column={column} isFirst={isFirst} onRemove={() => remove(column.slug)} />
              ))}
            </tr>
          </thead>
          {groups.map(({ id, headline, rows }) => (
            <tbody key={id}>
              <tr className={styles.group}>
                <th colSpan={columns.length + 1} scope="colgroup">
                  <span>{headline}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <Row key={row.id} row={row} columns={columns} />
              ))}
            </tbody>
          ))}
        </TableFrame>
      </section>
    </>
  );
}

interface HeadProps {
  column: ComparisonColumn;
  isFirst: boolean;
  onRemove: () => void;
}

function Head({ column, isFirst, onRemove }: HeadProps) {
  const t = useTexts('comparison');
  const { name, path } = column;
  const link = (
    <AppLink href={path} className={styles.name}>
      {name}
    </AppLink>
  );
  return (
    <MachineHead column={column} name={link} isFirst={isFirst}>
      <IconButton icon={X} size="m" className={styles.remove} label={t('remove', { name })} onClick={onRemove} />
    </MachineHead>
  );
}

function Row({ row, columns }: { row: ComparisonRow; columns: readonly ComparisonColumn[] }) {
  const t = useTexts('comparison');
  return (
    <tr className={row.differs ? styles.different : styles.equal}>
      <th scope="row">
        {row.label}
        {row.unit && <span className="muted"> ({row.unit})</span>}
        <span className="sr">, {row.differs ? t('different') : t('equal')}</span>
      </th>
      {row.cells.map((cell, index) => {
        const share = row.shares[index] ?? null;
        return (
          <td
            key={columns[index]?.slug}
            className={share === null ? undefined : styles.bar}
            style={share === null ? undefined : customProperties({ '--share': share })}
          >
            <Cell cell={cell} />
          </td>
        );
      })}
    </tr>
  );
}

/** Both words of the table in words; a dash, read as words, only where a machine says nothing. */
function Cell({ cell }: { cell: TechnicalCell }) {
  const t = useTexts('comparison');
  switch (cell.kind) {
    case 'value':
      return cell.text;
    case 'option':
      return t('option');
    case 'notAvailable':
      return <span className="muted">{t('notAvailable')}</span>;
    case 'empty':
      return (
        <span className="muted" role="img" aria-label={t('noFigure')}>
          –
        </span>
      );
  }
}
