import { useQueries, useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { navigationItem } from '@vitrine/contract/navigation.ts';
import { pageAt } from '@vitrine/contract/page-paths.ts';
import { findMany } from '../api/find.ts';
import { Blocks as PrintedBlocks } from '../blocks/blocks.print.tsx';
import { Blocks } from '../blocks/blocks.tsx';
import type { ContentBlock } from '../blocks/resources.ts';
import { contentPageQuery } from '../pages/content-page/query.ts';
import { blocksOf } from '../pages/content-page/sections.ts';
import { PrintSurface } from '../print/print-surface.tsx';
import { AMOUNTS, withAmount } from './amounts.ts';
import styles from './gallery-page.module.css';

/** Slugs of the content pages that the menu leads to. */
const slugsOf = (links: readonly (string | null)[]): string[] =>
  links.flatMap((link) => {
    const page = link && pageAt(link);
    return page && page.kind === 'content-page' ? [page.slug] : [];
  });

/** The first block of each type in the catalogue. */
const oneOfEach = (blocks: readonly ContentBlock[]): ContentBlock[] => [
  ...new Map(blocks.toReversed().map((block) => [block.type, block])).values(),
];

/** For development: every block of the catalogue with short, its own and too much content, on screen or as it prints. */
export function GalleryPage() {
  const printed = useSearch({ strict: false }).as === 'print';
  const { data: navigation } = useSuspenseQuery(findMany(navigationItem, 'navigation/_all'));
  const pages = useQueries({ queries: slugsOf(navigation.map(({ link }) => link)).map((slug) => contentPageQuery(slug)) });
  const blocks = oneOfEach(pages.flatMap(({ data }) => (data ? blocksOf(data) : [])));
  const examples = blocks.flatMap((block) => AMOUNTS.map((amount) => ({ amount, block: withAmount(block, amount) })));
  return (
    <>
      <h1 className="sr">Blocks</h1>
      {examples.map(({ amount, block }) => (
        <div key={block.id} data-example={`${block.type}-${amount}`}>
          <p className={styles.label}>
            <code>{block.type}</code> {amount}
          </p>
          {printed ? (
            <PrintSurface>
              <article>
                <PrintedBlocks blocks={[block]} group="gallery" />
              </article>
            </PrintSurface>
          ) : (
            <Blocks blocks={[block]} />
          )}
        </div>
      ))}
    </>
  );
}
