import { classNames } from '@vitrine/ui/class-names.ts';
import { customProperties } from '@vitrine/ui/custom-properties.ts';
import { Icon } from '@vitrine/ui/icon.tsx';
import { ArrowRight } from 'lucide';
import type { MouseEvent } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { CompareButton } from '../../shell/compare-button.tsx';
import type { FigureColumn } from './columns.ts';
import styles from './output-table.module.css';
import type { OutputRow as Row } from './tables.ts';

/** A press anywhere in the row follows its link, in another tab where keys ask for that; the end of a selection does not: figures can be copied. */
function followRow(event: MouseEvent<HTMLTableRowElement>) {
  const onControl = event.target instanceof Element && event.target.closest('a, button');
  if (onControl || getSelection()?.isCollapsed === false) return;
  const { ctrlKey, metaKey, shiftKey } = event;
  event.currentTarget
    .querySelector('a')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}

/** A machine with its figures; the whole row leads to its page. */
export function OutputRow({ row, columns }: { row: Row; columns: readonly FigureColumn[] }) {
  const t = useTexts('outputs');
  return (
    <tr className={styles.row} onClick={followRow}>
      <th scope="row">
        <AppLink href={row.path}>
          {row.title}
          <Icon icon={ArrowRight} size="s" />
        </AppLink>
        <CompareButton look="icon" className={styles.compare} machine={{ slug: row.slug, name: row.title }} />
      </th>
      {row.figures.map((figure, index) => (
        <td
          key={columns[index]?.field}
          className={classNames(styles.figure, typeof figure?.share === 'number' && styles.bar)}
          style={customProperties({ '--share': figure?.share ?? 0 })}
        >
          {figure ? (
            figure.text
          ) : (
            <span className="muted" role="img" aria-label={t('noFigure')}>
              –
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}
