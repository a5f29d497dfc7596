import { CASE_STUDIES, type CaseStudyKey } from '../case-studies/all.ts';
import type { CaseStudy } from '../case-studies/case-study.ts';
import { keysOf } from '../keys-of.ts';
import { applicationId } from './applications.ts';
import { pictureId } from './media.ts';
import { relatedReference } from './page-ref.ts';
import { recordId, rows } from './record-id.ts';
import type { SeedRun } from './seed-run.ts';
import { factRows, topicId } from './shared.ts';

export const caseStudyId = (key: CaseStudyKey) => recordId('case-studies', key);

const seedCaseStudy = (run: SeedRun, slug: CaseStudyKey, study: CaseStudy) =>
  run.write('case-studies', slug, (words) => ({
    slug,
    categoryList: study.topics.map(topicId),
    title: words(study.title),
    subline: words(study.subline),
    image: pictureId(study.picture),
    quote: words(study.quote),
    source: words(study.source),
    detailList: rows(`case-studies/${slug}`, study.sections, (section, index) => ({
      contentType: words(section.label),
      headline: section.headline ? words(section.headline) : null,
      subline: section.subline ? words(section.subline) : null,
      copy: section.copy ? words(section.copy) : null,
      quote: section.quote ? words(section.quote) : null,
      source: section.source ? words(section.source) : null,
      details: factRows(`case-studies/${slug}/${index}`, section.facts ?? [], words),
      image: (section.pictures ?? []).map(pictureId),
    })),
    _status: 'published',
  }));

export async function seedCaseStudies(run: SeedRun): Promise<void> {
  for (const slug of keysOf(CASE_STUDIES)) await seedCaseStudy(run, slug, CASE_STUDIES[slug]);
}

/** Machines, lines and applications of the reports: after all of them are there. */
export async function relateCaseStudies(run: SeedRun): Promise<void> {
  for (const slug of keysOf(CASE_STUDIES)) {
    const { machines, lines, applications }: CaseStudy = CASE_STUDIES[slug];
    await run.refer('case-studies', slug, {
      productOrProductLineList: [
        ...machines.map((product) => ({ relationTo: 'products' as const, value: recordId('products', product) })),
        ...lines.map((line) => ({ relationTo: 'product-lines' as const, value: recordId('product-lines', line) })),
      ],
      applicationList: applications.map(applicationId),
      relatedContentList: keysOf(CASE_STUDIES)
        .filter((other) => other !== slug)
        .slice(0, 2)
        .map((caseStudy) => relatedReference({ caseStudy })),
      _status: 'published',
    });
  }
}
