import { productLine } from '@vitrine/contract/product-lines.ts';
import { toWireResource } from '../build/wire-resource.ts';
import type { Content } from '../read/content-types.ts';
import { includeAdvantages } from './advantage.ts';
import { includeApplications } from './application-teaser.ts';
import { includeImage } from './asset-image.ts';
import { includeAutomations } from './automation-teaser.ts';
import { includeDownloads } from './download.ts';
import { includeFaqs } from './faq.ts';
import { includeHighlights } from './highlight.ts';
import { includeLineOutputs } from './line-output.ts';
import { includeLineReferences } from './line-reference.ts';
import { slugOf } from './page-collections.ts';
import type { DocumentPresenter, PresenterContext } from './presenter-context.ts';
import { includeRelatedContent } from './related-content.ts';

function attributes({ type }: PresenterContext, record: Content<'product-lines'>) {
  const text = (value: string | null | undefined) => type.text(value ?? null);
  return {
    slug: record.slug,
    title: type.text(record.title),
    subline: text(record.subline),
    highlightsHeadline: text(record.highlightsHeadline),
    reasonsHeadline: text(record.reasonsHeadline),
    reasonsList: (record.reasonsList ?? []).map(({ headline, copy }) => ({ headline: text(headline), copy: type.text(copy) })),
    automationIntroduction: text(record.automationIntroduction),
    downloads: { headline: text(record.downloadsHeadline) },
    content: { applicationsIntroduction: text(record.applicationsIntroduction) },
  };
}

async function relationships(context: PresenterContext, record: Content<'product-lines'>) {
  const reasons = ['auto', 'landscape'] as const;
  const [image, highlightList, onScreen, inPrint] = await Promise.all([
    includeImage(context, record.image, ['auto', 'square', 'portrait']),
    includeHighlights(context, record),
    includeImage(context, record.productLinesReasonsImage, reasons),
    includeImage(context, record.productLinesReasonsImagePrint ?? record.productLinesReasonsImage, reasons),
  ]);
  const [automationList, productLineAdvantageList, applicationList, outputList] = await Promise.all([
    includeAutomations(context, record.automationList),
    includeAdvantages(context, record.productLineAdvantageList),
    includeApplications(context, record.applicationList),
    includeLineOutputs(context, record),
  ]);
  const [productLineReferenceList, downloadsList, faqList, relatedContentList] = await Promise.all([
    includeLineReferences(context, record),
    includeDownloads(context, record.downloadsList),
    includeFaqs(context, record.faqList),
    includeRelatedContent(context, record.relatedContentList, record.id),
  ]);
  return {
    image,
    highlightList,
    productLinesReasonsImage: onScreen,
    productLinesReasonsImagePrint: inPrint,
    automationList,
    productLineAdvantageList,
    applicationList,
    outputList,
    productLineReferenceList,
    downloadsList,
    faqList,
    relatedContentList,
  };
}

/** `product-line/{slug}`. */
export const presentProductLine: DocumentPresenter = async (context, path) => {
  const record = await context.read.find('product-lines', { slug: { equals: slugOf(path) } });
  if (!record) return null;
  return toWireResource(productLine, record.id, {
    attributes: attributes(context, record),
    relationships: await relationships(context, record),
    self: path,
  });
};
