import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { queryClient } from '../../api/query-client.ts';
import { wantTexts } from '../../i18n/i18n.ts';
import styles from '../../print/body.module.css';
import type { PrintLayout, PrintPages } from '../../print/print-pages.ts';
import { OutputTables } from '../../sections/output-tables/output-tables.print.tsx';
import { isShortOnPaper } from '../../sections/output-tables/short-on-paper.ts';
import { OverviewHead } from '../../sections/overview-intro/overview-head.print.tsx';
import { OverviewIntro } from '../../sections/overview-intro/overview-intro.print.tsx';
import type { ProductOverview } from '../../sections/resources.ts';
import { overviewQuery } from './query.ts';

/**
 * An overview as it prints: first page full bleed, then its tables, turned for paper. A single short table would leave its
 * page empty: it is below the picture.
 */
function PrintOverview({ overview, group, anchor, onlyFirstPage }: PrintLayout & { overview: ProductOverview }) {
  const isShort = isShortOnPaper(overview);
  if (isShort && onlyFirstPage === undefined) {
    return (
      <article>
        <div className={styles.body} data-page-group={group} id={anchor}>
          <OverviewHead overview={overview} />
          <OutputTables overview={overview} />
        </div>
      </article>
    );
  }
  return (
    <article>
      {onlyFirstPage !== false && <OverviewIntro overview={overview} anchor={anchor} />}
      {onlyFirstPage !== true && (
        <div className={styles.body} data-page-group={group}>
          <OutputTables overview={overview} />
        </div>
      )}
    </article>
  );
}

/** The print pages of an overview; `cached` takes its record as the app has it. */
export async function loadProductOverviewPages(slug: string, { cached }: { cached: boolean }): Promise<PrintPages> {
  const query = overviewQuery(slug);
  const [overview] = await Promise.all([
    cached ? queryClient.ensureQueryData(query) : queryClient.fetchQuery(query),
    wantTexts('outputs'),
  ]);
  return {
    title: stripSoftHyphens(overview.title),
    cover: overview.introImage ? { image: overview.introImage, isLight: true, isGroup: true } : undefined,
    record: overview,
    render: (layout) => <PrintOverview overview={overview} {...layout} />,
  };
}
