import { HOLE_DIAMETERS, HOLE_FIELDS } from '@vitrine/contract/hole-diameters.ts';
import { product } from '@vitrine/contract/products.ts';
import { toWireResource } from '../build/wire-resource.ts';
import type { Content } from '../read/content-types.ts';
import { includeAdvantages } from './advantage.ts';
import { includeApplications } from './application-teaser.ts';
import { includeImage } from './asset-image.ts';
import { includeCaseStudies } from './case-study-teaser.ts';
import { includeCategories } from './category.ts';
import { includeDownloads } from './download.ts';
import { includeFaqs } from './faq.ts';
import { includeHighlights } from './highlight.ts';
import { presentKeyFigures } from './key-figures.ts';
import { slugOf } from './page-collections.ts';
import type { DocumentPresenter, PresenterContext } from './presenter-context.ts';
import { includeOptions } from './product-option.ts';
import { includeRelatedContent } from './related-content.ts';
import { presentTechnicalData } from './technical-data.ts';
import { includeRenderings } from './three-d-rendering.ts';
import { includeRotations } from './webrotate-360.ts';

const hasPlateOutput = ({ productType, grinderOutput }: Content<'products'>): boolean =>
  productType === 'grinders' &&
  (grinderOutput ?? []).some((row) => HOLE_DIAMETERS.some((diameter) => typeof row[HOLE_FIELDS[diameter]] === 'number'));

async function attributes(context: PresenterContext, record: Content<'products'>) {
  const { type } = context;
  return {
    slug: record.slug,
    title: type.name(record.title),
    productKind: type.text(record.productKind),
    productTypeName: type.name(record.productTypeName),
    keyFigures: await presentKeyFigures(context, record),
    hasPlateOutput: hasPlateOutput(record),
    advantagesHeadline: type.text(record.advantagesHeadline ?? null),
    relatedContentHeadline: type.text(record.relatedContentHeadline ?? null),
    content: {
      productSubline: type.text(record.productSubline),
      applicationsIntroduction: type.text(record.applicationsIntroduction ?? null),
      ...(await presentTechnicalData(context, record)),
      technicalDataNote: type.text(record.technicalDataNote ?? null),
    },
  };
}

async function relationships(context: PresenterContext, record: Content<'products'>) {
  const parts = await Promise.all([
    includeImage(context, record.productImage, ['auto', 'square', 'portrait']),
    includeImage(context, record.previewImage, ['landscape', 'portrait']),
    includeRenderings(context, record.threeDRenderings),
    includeImage(context, record.threeDRenderingThumbnail, ['auto']),
    includeHighlights(context, record),
    includeAdvantages(context, record.productAdvantageList),
    includeApplications(context, record.productApplicationList),
    includeCaseStudies(context, record.productCaseStudyList),
    includeOptions(context, record.productOptionList),
    includeDownloads(context, record.productDownloadsList),
    includeFaqs(context, record.faqList),
    includeRelatedContent(context, record.productRelatedContentList, record.id),
    includeCategories(context, 'product-categories', record.productCategoryList),
    includeRotations(context, record.productRendering),
    includeImage(context, record.productSideView, ['auto']),
  ]);
  return {
    productImage: parts[0],
    previewImage: parts[1],
    'three-d-renderings': parts[2],
    threeDRenderingThumbnail: parts[3],
    highlightList: parts[4],
    productAdvantageList: parts[5],
    productApplicationList: parts[6],
    productCaseStudyList: parts[7],
    productOptionList: parts[8],
    productDownloadsList: parts[9],
    faqList: parts[10],
    productRelatedContentList: parts[11],
    productCategoryList: parts[12],
    productRendering: parts[13],
    productSideView: parts[14],
  };
}

/** `product/{slug}`. */
export const presentProduct: DocumentPresenter = async (context, path) => {
  const record = await context.read.find('products', { slug: { equals: slugOf(path) } });
  if (!record) return null;
  return toWireResource(product, record.id, {
    attributes: await attributes(context, record),
    relationships: await relationships(context, record),
    self: path,
  });
};
