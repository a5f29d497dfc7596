import type { Advantage, Option, Product, Question } from '../catalogue.ts';
import { DOCUMENT_KINDS, documentFile, documentName } from '../downloads.ts';
import type { Text } from '../text.ts';
import { inOrder } from './in-order.ts';
import { pictureId, videoId } from './media.ts';
import { rows } from './record-id.ts';
import { libraryName, type SeedRun } from './seed-run.ts';
import { advantageCategoryId, optionCategoryId } from './shared.ts';

export const seedAdvantage = (run: SeedRun, slug: string, advantage: Advantage) => {
  const key = `${slug}/${advantage.key}`;
  return run.write('advantages', key, (words) => ({
    title: words(advantage.title),
    copy: words(advantage.copy),
    productImage: pictureId(advantage.picture),
    advantageCategory: advantageCategoryId(advantage.category),
    accordionItem: rows(`advantages/${key}`, advantage.details, ({ headline, copy }) => ({
      accordionHeadline: words(headline),
      accordionCopy: words(copy),
    })),
    _status: 'published',
  }));
};

export const seedOption = (run: SeedRun, slug: string, option: Option) => {
  const key = `${slug}/${option.key}`;
  const pictures = option.pictures.map(pictureId);
  return run.write('options', key, (words) => ({
    title: words(option.title),
    copy: words(option.copy),
    productOptionsCategoryList: option.categories.map(optionCategoryId),
    productOptionsImageList: pictures,
    productOptionsSlideImage: pictures[0] ?? null,
    productOptionsSlideVideo: option.video ? videoId(option.video) : null,
    fullscreenSlides: rows(`options/${key}`, option.slides, ({ headline, copy }) => ({
      headline: words(headline),
      copy: words(copy),
    })),
    _status: 'published',
  }));
};

export const seedQuestion = (run: SeedRun, key: string, { question, answer }: Question) =>
  run.write('faqs', key, (words) => ({ question: words(question), answer: words(answer) }));

/** A PDF of the library; its name there is made from its key. */
export const seedFile = (run: SeedRun, key: string, { path, title }: { path: string; title: Text }) =>
  run.write('files', key, (words) => ({ title: words(title) }), {
    path,
    name: libraryName(key, '.pdf'),
    type: 'application/pdf',
  });

/** The three documents of a product: each file holds German and English pages. */
export const seedDownloads = (run: SeedRun, product: Product) =>
  inOrder(DOCUMENT_KINDS, async (kind) => {
    const key = `${product.slug}/${kind}`;
    const title = documentName(product, kind);
    const file = await seedFile(run, key, { path: documentFile(product, kind), title });
    return run.write('downloads', key, (words) => ({ fileName: words(title), file, languages: ['de', 'en'] }));
  });
