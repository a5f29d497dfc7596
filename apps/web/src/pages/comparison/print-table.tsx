import { COMPARISON_MAX } from '@vitrine/contract/comparisons.ts';
import { classNames } from '@vitrine/ui/class-names.ts';
import { customProperties } from '@vitrine/ui/custom-properties.ts';
import { textsOf } from '../../i18n/i18n.ts';
import { PrintPicture } from '../../print/print-picture.tsx';
import type { TechnicalCell } from '../../sections/technical-data/model.ts';
import { type ComparisonColumn, type ComparisonGroup, hasGaps, onlyDifferences } from './model.ts';
import styles from './print.module.css';

interface Props {
  columns: readonly ComparisonColumn[];
  groups: readonly ComparisonGroup[];
  withPictures: boolean;
}

/** One page of the table. Columns are as wide as if there were four: rules run through. */
export function PrintTable({ columns, groups, withPictures }: Props) {
  const t = textsOf('comparison');
  const rest = COMPARISON_MAX - columns.length;
  return (
    <table className={styles.table}>
      <colgroup>
        <col className={styles.label} />
        <col span={COMPARISON_MAX} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{t('feature')}</span>
            {onlyDifferences(groups).length > 0 && <small className={styles.legend}>{t('different')}</small>}
            {hasGaps(groups) && <small>– {t('noFigure')}</small>}
          </th>
          {columns.map(({ slug, name, kind, image }) => (
            <th key={slug} scope="col">
              {withPictures && (
                <span className={styles.picture}>
                  {image && <PrintPicture image={image} crop="landscape" millimetres={28} />}
                </span>
              )}
              <b>{name}</b>
              {withPictures && <small>{kind}</small>}
            </th>
          ))}
          {rest > 0 && <td colSpan={rest} />}
        </tr>
      </thead>
      {groups.map(({ id, headline, rows }) => (
        <tbody key={id}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={COMPARISON_MAX + 1}>
              {headline}
            </th>
          </tr>
          {rows.map((row) => (
            <tr key={row.id} className={row.differs ? styles.different : undefined}>
              <th scope="row">
                {row.label}
                {row.unit && ` (${row.unit})`}
              </th>
              {row.cells.map((cell, index) => {
                const share = row.shares[index] ?? null;
                return (
                  <td
                    key={columns[index]?.slug}
                    className={classNames(styles.value, share !== null && styles.bar)}
                    style={share === null ? undefined : customProperties({ '--share': share })}
                  >
                    <Cell cell={cell} />
                  </td>
                );
              })}
              {rest > 0 && <td colSpan={rest} />}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Cell({ cell }: { cell: TechnicalCell }) {
  const t = textsOf('comparison');
  switch (cell.kind) {
    case 'value':
      return cell.text;
    case 'option':
      return t('option');
    case 'notAvailable':
      return t('notAvailable');
    case 'empty':
      return <abbr aria-label={t('noFigure')}>–</abbr>;
  }
}
