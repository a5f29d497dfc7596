import { customProperties } from '@vitrine/ui/custom-properties.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { CompareButton } from '../../shell/compare-button.tsx';
import type { Product } from '../resources.ts';
import { type TechnicalCell, technicalDataTable } from './model.ts';
import styles from './technical-data.module.css';

/** Technical data of the machine beside its sisters'; its own column is ink. */
export function TechnicalData({ product }: { product: Product }) {
  const t = useTexts('products');
  const table = technicalDataTable(product);
  const note = product.content.technicalDataNote;
  const span = table.columns.length + 2;
  return (
    <section className="section" data-surface="light" id="technicalData">
      <div className="grid split">
        <div>
          <div className={styles.label}>
            <h2 className="h2" id="technicalData-headline">
              {t('technicalData.headline')}
            </h2>
            {note && <p className={`muted small ${styles.note}`}>{note}</p>}
            <CompareButton className={styles.compare} machine={{ slug: product.slug, name: product.productTypeName }} />
          </div>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <section className={styles.scroll} aria-labelledby="technicalData-headline" tabIndex={0}>
          <table
            className={styles.table}
            data-many={table.columns.length > 2 || undefined}
            style={customProperties({ '--machines': table.columns.length })}
          >
            <thead>
              <tr>
                <th scope="col">{table.labelHead}</th>
                <th scope="col" className={styles.unit}>
                  <span className="sr">{table.unitHead}</span>
                </th>
                {table.columns.map(({ title, own }) => (
                  <th key={title} scope="col" className={styles.figure} data-own={own || undefined}>
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            {table.groups.map(({ headline, rows }) => (
              <tbody key={headline}>
                {headline && (
                  <tr className={styles.group}>
                    <th colSpan={span} scope="colgroup">
                      <span>{headline}</span>
                    </th>
                  </tr>
                )}
                {rows.map(({ label, unit, cells }) => (
                  <tr key={`${label} ${unit}`}>
                    <th scope="row" colSpan={unit ? undefined : 2}>
                      {label}
                      {unit ? (
                        <span className={styles.inlineUnit}> ({unit})</span>
                      ) : (
                        <span className={styles.noUnit}>{'\t'}</span>
                      )}
                    </th>
                    {unit && <td className={styles.unit}>{unit}</td>}
                    {cells.map((cell, index) => {
                      const column = table.columns[index];
                      return (
                        <td key={column?.title} className={styles.figure} data-own={column?.own || undefined}>
                          <Cell cell={cell} />
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </section>
      </div>
    </section>
  );
}

/** 'Option' in words, 'Not available' as a dash that is read as words. */
function Cell({ cell }: { cell: TechnicalCell }) {
  const t = useTexts('products');
  switch (cell.kind) {
    case 'value':
      return cell.text;
    case 'option':
      return <span className="muted">{t('technicalData.option')}</span>;
    case 'notAvailable':
      return (
        <>
          <span className="muted" aria-hidden="true">
            –
          </span>
          <span className="sr">{t('technicalData.notAvailable')}</span>
        </>
      );
    case 'empty':
      return null;
  }
}
