import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { ApiFailure } from '../../api/failure.ts';
import { productQuery } from '../../api/product-query.ts';
import { queryClient } from '../../api/query-client.ts';
import { wantTexts } from '../../i18n/i18n.ts';
import styles from '../../print/body.module.css';
import type { PrintLayout, PrintPages } from '../../print/print-pages.ts';
import { OutputTables } from '../../sections/output-tables/output-tables.print.tsx';
import { isShortOnPaper } from '../../sections/output-tables/short-on-paper.ts';
import { OverviewHead } from '../../sections/overview-intro/overview-head.print.tsx';
import { OverviewIntro } from '../../sections/overview-intro/overview-intro.print.tsx';
import type { Product, ProductOverview } from '../../sections/resources.ts';
import { FamilyScale } from '../../sections/scale/family-scale.print.tsx';
import { overviewSlugs } from '../../sections/scale/overview-slugs.ts';
import { overviewQuery } from './query.ts';

interface Content {
  overview: ProductOverview;
  /** Those of its tables. */
  machines: readonly Product[];
}

/**
 * An overview as it prints: first page full bleed, then its machines at true sizes and its tables, turned for paper. A single
 * short table would leave its page empty: it is below the picture.
 */
function PrintOverview({ overview, machines, group, anchor, onlyFirstPage }: PrintLayout & Content) {
  const isShort = isShortOnPaper(overview);
  if (isShort && onlyFirstPage === undefined) {
    return (
      <article>
        <div className={styles.body} data-page-group={group} id={anchor}>
          <OverviewHead overview={overview} />
          <FamilyScale machines={machines} />
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
          <FamilyScale machines={machines} />
          <OutputTables overview={overview} />
        </div>
      )}
    </article>
  );
}

/**
 * The machines of an overview, for the drawing of them; one that is not there any more is not drawn, nor, on the paper of an open page,
 * one that cannot be asked for without a connection. Alone, none is compared.
 */
async function loadMachines(overview: ProductOverview, cached: boolean): Promise<Product[]> {
  const slugs = overviewSlugs(overview);
  if (slugs.length < 2) return [];
  const machines = await Promise.all(
    slugs.map(productQuery).map((query) =>
      (cached ? queryClient.ensureQueryData(query) : queryClient.fetchQuery(query)).catch((error: unknown) => {
        if (error instanceof ApiFailure && (error.kind === 'notFound' || (cached && error.kind === 'network'))) return null;
        throw error;
      }),
    ),
  );
  return machines.filter((machine) => machine !== null);
}

/** The print pages of an overview; `cached` takes its record as the app has it. */
export async function loadProductOverviewPages(slug: string, { cached }: { cached: boolean }): Promise<PrintPages> {
  const query = overviewQuery(slug);
  const [overview] = await Promise.all([
    cached ? queryClient.ensureQueryData(query) : queryClient.fetchQuery(query),
    wantTexts('outputs'),
  ]);
  const machines = await loadMachines(overview, cached);
  return {
    title: stripSoftHyphens(overview.title),
    cover: overview.introImage ? { image: overview.introImage, isLight: true, isGroup: true } : undefined,
    record: overview,
    others: machines,
    render: (layout) => <PrintOverview overview={overview} machines={machines} {...layout} />,
  };
}
