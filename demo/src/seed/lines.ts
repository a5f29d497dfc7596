import { AUTOMATIONS, type Automation, type AutomationKey } from '../automations/all.ts';
import { keysOf } from '../keys-of.ts';
import { LINE_DOCUMENTS, lineDocumentFile } from '../line-documents.ts';
import { LINES } from '../lines/all.ts';
import type { Output, ProductLine, Step } from '../lines/line.ts';
import type { LineKey } from '../lines/line-key.ts';
import { applicationId } from './applications.ts';
import { caseStudyId } from './case-studies.ts';
import { inOrder } from './in-order.ts';
import { pictureId, videoId } from './media.ts';
import { relatedReference } from './page-ref.ts';
import { seedAdvantage, seedFile, seedQuestion } from './product-parts.ts';
import { recordId, rows } from './record-id.ts';
import type { SeedRun, Words } from './seed-run.ts';
import { factRows, lineTopicId } from './shared.ts';

const automationId = (key: AutomationKey) => recordId('product-line-automations', key);

const seedAutomation = (run: SeedRun, slug: AutomationKey, automation: Automation) => {
  const owner = `product-line-automations/${slug}`;
  const parts = automation.sections.flatMap(({ headline, copy }) => [
    { blockType: 'headline' as const, text: headline },
    ...copy.map((text) => ({ blockType: 'copy' as const, text })),
  ]);
  return run.write('product-line-automations', slug, (words) => ({
    slug,
    productLineManagementSystemCategoryList: automation.topics.map(lineTopicId),
    title: words(automation.title),
    subline: words(automation.subline),
    content: rows(owner, parts, ({ blockType, text }) =>
      blockType === 'headline' ? { blockType, headline: words(text) } : { blockType, copy: words(text) },
    ),
    imageList: automation.pictures.map(pictureId),
    videoList: automation.videos.map(videoId),
    _status: 'published',
  }));
};

const stepRow = (step: Step, words: Words) => ({
  product: recordId('products', step.machine),
  step: words(step.step),
  ...('plate' in step ? { holeDiameter: HOLES[step.plate] } : { fresh: step.fresh, frozen: step.frozen }),
});
const HOLES = { 3: '3', 5: '5', 8: '8', 13: '13', 20: '20' } as const;

const goodsRows = (owner: string, goods: Output['fresh'], words: Words) =>
  rows(owner, goods, ({ picture, description }) => ({ image: pictureId(picture), description: words(description) }));

async function seedLine(run: SeedRun, slug: LineKey, line: ProductLine): Promise<void> {
  const owner = `product-lines/${slug}`;
  const advantages = await inOrder(line.advantages, (advantage) => seedAdvantage(run, slug, advantage));
  const questions = await inOrder(line.questions, (question, index) => seedQuestion(run, `${slug}/${index}`, question));
  const downloads = await inOrder(LINE_DOCUMENTS, async ({ key, name }) => {
    const file = await seedFile(run, `${slug}/${key}`, { path: lineDocumentFile(slug, key), title: name(line) });
    return run.write('downloads', `${slug}/${key}`, (words) => ({ fileName: words(name(line)), file, languages: ['de', 'en'] }));
  });
  await run.write('product-lines', slug, (words) => ({
    slug,
    title: words(line.title),
    subline: words(line.subline),
    image: pictureId(line.picture),
    highlightsHeadline: words(line.highlightsHeadline),
    highlightList: rows(`${owner}/highlights`, line.highlights, ({ label, headline, more, pictures }) => ({
      label: words(label),
      headline: words(headline),
      accordionHeadline: words(more.headline),
      accordionCopy: words(more.copy),
      imagesList: pictures.map(pictureId),
    })),
    reasonsHeadline: words(line.reasonsHeadline),
    reasonsList: rows(`${owner}/reasons`, line.reasons, ({ headline, copy }) => ({
      headline: words(headline),
      copy: words(copy),
    })),
    productLinesReasonsImage: pictureId(line.reasonsPicture),
    productLinesReasonsImagePrint: pictureId(line.reasonsPrintPicture),
    productLineAdvantageList: advantages,
    automationIntroduction: words(line.automationIntroduction),
    automationList: line.automations.map(automationId),
    applicationsIntroduction: words(line.applicationsIntroduction),
    applicationList: line.applications.map(applicationId),
    outputList: rows(`${owner}/outputs`, line.outputs, (output, index) => ({
      headline: words(output.headline),
      outputType: words(output.goods),
      rows: rows(`${owner}/outputs/${index}/steps`, output.steps, (step) => stepRow(step, words)),
      note: words(output.note),
      freshImages: goodsRows(`${owner}/outputs/${index}/fresh`, output.fresh, words),
      frozenImages: goodsRows(`${owner}/outputs/${index}/frozen`, output.frozen, words),
    })),
    productLineReferenceList: rows(`${owner}/references`, line.references, (reference, index) => ({
      label: words(reference.company),
      headline: words(reference.headline),
      subline: words(reference.subline),
      image: pictureId(reference.picture),
      copy: words(reference.copy),
      details: factRows(`${owner}/references/${index}`, reference.facts, words),
      caseStudy: reference.caseStudy ? caseStudyId(reference.caseStudy) : null,
    })),
    downloadsHeadline: words(line.downloadsHeadline),
    downloadsList: downloads,
    faqList: questions,
    relatedContentList: line.machines.map((product) => relatedReference({ product })),
    _status: 'published',
  }));
}

/** Automation pages and the lines that name them; machines, applications and reports are there already. */
export async function seedLines(run: SeedRun): Promise<void> {
  for (const slug of keysOf(AUTOMATIONS)) await seedAutomation(run, slug, AUTOMATIONS[slug]);
  for (const slug of keysOf(LINES)) await seedLine(run, slug, LINES[slug]);
}
