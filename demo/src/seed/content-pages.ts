import { CONTENT_PAGES } from '../content-pages/all.ts';
import type { ContentPage } from '../content-pages/content-page.ts';
import { blockRecord } from './blocks.ts';
import { inOrder } from './in-order.ts';
import { pictureId } from './media.ts';
import { relatedReference } from './page-ref.ts';
import { seedQuestion } from './product-parts.ts';
import { rows } from './record-id.ts';
import type { SeedRun } from './seed-run.ts';

async function seedContentPage(run: SeedRun, page: ContentPage): Promise<void> {
  const owner = `content-pages/${page.slug}`;
  const questions = await inOrder(page.blocks, (block, index) =>
    block.type === 'faq'
      ? inOrder(block.questions, (question, place) => seedQuestion(run, `${owner}/${index}/${place}`, question))
      : Promise.resolve([]),
  );
  await run.write('content-pages', page.slug, (words) => ({
    slug: page.slug,
    pageType: page.pageType,
    headline: words(page.headline),
    subline: words(page.subline),
    image: page.picture ? pictureId(page.picture) : null,
    teaserImage: page.tilePicture ? pictureId(page.tilePicture) : null,
    isHighlightColorBlue: page.isHighlightColorBlue ?? false,
    contentList: rows(owner, page.blocks, (block, index) =>
      blockRecord(block, words, { owner: `${owner}/${index}`, questions: questions[index] ?? [] }),
    ),
    _status: 'published',
  }));
}

/** Pages of blocks, and those around locations and media library. */
export async function seedContentPages(run: SeedRun): Promise<void> {
  for (const page of CONTENT_PAGES) await seedContentPage(run, page);
  for (const { slug, related } of CONTENT_PAGES.filter((page) => page.related.length > 0)) {
    await run.refer('content-pages', slug, { relatedContentList: related.map(relatedReference), _status: 'published' });
  }
}
