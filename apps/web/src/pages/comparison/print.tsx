import { comparedMachines } from '@vitrine/contract/comparisons.ts';
import { activeLanguage } from '../../api/client.ts';
import { ApiFailure } from '../../api/failure.ts';
import { productQuery } from '../../api/product-query.ts';
import { queryClient } from '../../api/query-client.ts';
import { textsOf, wantTexts } from '../../i18n/i18n.ts';
import body from '../../print/body.module.css';
import type { PrintLayout, PrintPages } from '../../print/print-pages.ts';
import { type Comparison, comparisonOf, machineNames } from './model.ts';
import styles from './print.module.css';
import { printSheets } from './print-sheets.ts';
import { PrintTable } from './print-table.tsx';
import { outputFiguresQuery } from './query.ts';

/** A comparison as it prints: the machines beside each other, page by page under their names. */
function PrintComparison({
  comparison,
  title,
  group,
  anchor,
  onlyFirstPage,
}: PrintLayout & { comparison: Comparison; title: string }) {
  const sheets = printSheets(comparison, title);
  const shown = onlyFirstPage === undefined ? sheets : sheets.filter((_, index) => (index === 0) === onlyFirstPage);
  return (
    <article>
      <div className={body.body} data-page-group={group}>
        {shown.map((groups) => {
          const index = sheets.indexOf(groups);
          return (
            <section key={index} className={styles.sheet} id={index === 0 ? anchor : undefined}>
              {index === 0 && <h1 className={body.h2}>{title}</h1>}
              <PrintTable columns={comparison.columns} groups={groups} withPictures={index === 0} />
            </section>
          );
        })}
      </div>
    </article>
  );
}

/** The print pages of a comparison; `cached` takes records as the app has them. A path that compares nothing is not found. */
export async function loadComparisonPages(slug: string, { cached }: { cached: boolean }): Promise<PrintPages> {
  const machines = comparedMachines(slug);
  if (!machines) throw new ApiFailure(404);
  const [figures, products] = await Promise.all([
    cached ? queryClient.ensureQueryData(outputFiguresQuery()) : queryClient.fetchQuery(outputFiguresQuery()),
    Promise.all(
      machines.map(productQuery).map((query) => (cached ? queryClient.ensureQueryData(query) : queryClient.fetchQuery(query))),
    ),
    wantTexts('outputs', 'comparison'),
  ]);
  const words = { outputs: textsOf('outputs'), comparison: textsOf('comparison') };
  const comparison = comparisonOf(products, figures, activeLanguage(), words);
  const title = words.comparison('documentTitle', { machines: machineNames(comparison.columns) });
  return {
    title,
    record: figures,
    others: products,
    sheets: printSheets(comparison, title).length,
    contents: { title, kind: words.comparison('documentKind') },
    render: (layout) => <PrintComparison comparison={comparison} title={title} {...layout} />,
  };
}
