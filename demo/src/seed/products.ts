import { type Product, productTitle } from '../catalogue.ts';
import { sideViewOf } from '../media.ts';
import { PRODUCTS } from '../products/all.ts';
import { ROTATIONS } from '../rotations.ts';
import { applicationId } from './applications.ts';
import { caseStudyId } from './case-studies.ts';
import { inOrder } from './in-order.ts';
import { keyFigures } from './key-figures.ts';
import { pictureId, rotationId, turntableId } from './media.ts';
import { outputFigures } from './output-rows.ts';
import { relatedReference } from './page-ref.ts';
import { seedAdvantage, seedDownloads, seedOption, seedQuestion } from './product-parts.ts';
import { recordId, rows } from './record-id.ts';
import type { SeedRun } from './seed-run.ts';
import { typedTable } from './typed-table.ts';

/** One product with everything that belongs to it alone; related products follow in relateProduct. */
export async function seedProduct(run: SeedRun, product: Product): Promise<void> {
  const { slug, machine, caseStudy } = product;
  const advantages = await inOrder(product.advantages, (advantage) => seedAdvantage(run, slug, advantage));
  const options = await inOrder(product.options, (option) => seedOption(run, slug, option));
  const questions = await inOrder(product.questions, (question, index) => seedQuestion(run, `${slug}/${index}`, question));
  const downloads = await seedDownloads(run, product);
  const side = sideViewOf(slug);

  await run.write('products', slug, (words) => ({
    slug,
    productCategoryList: [recordId('product-categories', product.family)],
    title: words(productTitle(product)),
    productKind: words(product.kind),
    productTypeName: machine,
    productSubline: words(product.subline),
    keyFigures: keyFigures(product, words),
    productImage: pictureId(product.picture),
    previewImage: pictureId(product.preview),
    productSideView: side ? pictureId(side) : null,
    threeDRenderings: product.turntable ? [turntableId(product.turntable)] : [],
    productRendering: (ROTATIONS.get(slug) ?? []).map(rotationId),
    threeDRenderingThumbnail: null,
    highlightList: rows(`products/${slug}/highlights`, product.highlights, ({ label, headline, more, pictures }) => ({
      label: words(label),
      headline: words(headline),
      accordionHeadline: words(more.headline),
      accordionCopy: words(more.copy),
      imagesList: pictures.map(pictureId),
    })),
    advantagesHeadline: words(product.advantagesHeadline),
    productAdvantageList: advantages,
    applicationsIntroduction: words(product.applicationsIntroduction),
    productApplicationList: product.applications.map(applicationId),
    productCaseStudyList: [caseStudyId(caseStudy)],
    productType: product.family,
    ...outputFigures(product.family, machine),
    technicalDataTable: typedTable(product),
    // The tables have rows of output themselves, made of these figures, in the order of each machine's page.
    technicalDataOutput: false,
    technicalDataNote: words(product.technicalData.note),
    productOptionList: options,
    productDownloadsList: downloads,
    faqList: questions,
    relatedContentHeadline: words(product.relatedHeadline),
    _status: 'published',
  }));
}

/** Products refer to each other: after all of them are there. */
export const relateProduct = (run: SeedRun, { slug, machine, related, technicalData }: Product) =>
  run.refer('products', slug, {
    technicalDataProducts: PRODUCTS.filter(
      (other) => other.machine !== machine && technicalData.machines.includes(other.machine),
    ).map((other) => recordId('products', other.slug)),
    productRelatedContentList: related.map((product) => relatedReference({ product })),
    _status: 'published',
  });
