import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { queryClient } from '../../api/query-client.ts';
import { Blocks } from '../../blocks/blocks.print.tsx';
import type { PrintLayout, PrintPages } from '../../print/print-pages.ts';
import { PageIntro } from '../../sections/page-intro/page-intro.print.tsx';
import { type AnyContentPage, contentPageQuery } from './query.ts';
import { blocksOf, introSurface } from './sections.ts';

/** A content page as it prints: first page full bleed, then the blocks in the order of the screen page. */
function PrintContentPage({ page, group, anchor, onlyFirstPage }: PrintLayout & { page: AnyContentPage }) {
  return (
    <article>
      {onlyFirstPage !== false && (
        <PageIntro
          headline={page.headline}
          subline={page.subline}
          image={page.image}
          surface={introSurface(page)}
          anchor={anchor}
        />
      )}
      {onlyFirstPage !== true && <Blocks blocks={blocksOf(page)} group={group} />}
    </article>
  );
}

/** The print pages of a content page; `cached` takes its record as the app has it. */
export async function loadContentPages(slug: string, { cached }: { cached: boolean }): Promise<PrintPages> {
  const query = contentPageQuery(slug);
  const page = await (cached ? queryClient.ensureQueryData(query) : queryClient.fetchQuery(query));
  return {
    title: stripSoftHyphens(page.headline),
    record: page,
    render: (layout) => <PrintContentPage page={page} {...layout} />,
  };
}
