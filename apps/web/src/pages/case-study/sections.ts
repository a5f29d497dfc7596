import { type CaseStudyComposition, composeCaseStudy } from '../../sections/case-story/model.ts';
import { relatedTiles } from '../../sections/related-content/model.ts';
import type { CaseStudy } from '../../sections/resources.ts';

/** The sections of a case study in the specification's order (catalogue.md 2, "Case-study page"); its details are three of them. */
export const CASE_STUDY_SECTIONS = [
  'intro',
  'story',
  'quotes',
  'pictures',
  'machines',
  'productLines',
  'applications',
  'relatedContent',
] as const;
export type CaseStudySection = (typeof CASE_STUDY_SECTIONS)[number];

const HAS_DATA: Record<CaseStudySection, (study: CaseStudy, composed: CaseStudyComposition) => boolean> = {
  intro: () => true,
  story: (_, { chapters, facts }) => chapters.length + facts.length > 0,
  quotes: (_, { quotes }) => quotes.length > 0,
  pictures: (_, { pictures }) => pictures.length > 0,
  machines: ({ productList }) => productList.length > 0,
  productLines: ({ productLineList }) => productLineList.length > 0,
  applications: ({ applicationList }) => applicationList.length > 0,
  relatedContent: ({ relatedContentList }) => relatedTiles(relatedContentList).length > 0,
};

/** The sections that have data, in order, and what its parts make. */
export function visibleSections(study: CaseStudy): { sections: CaseStudySection[]; composed: CaseStudyComposition } {
  const composed = composeCaseStudy(study.detailList);
  return { sections: CASE_STUDY_SECTIONS.filter((section) => HAS_DATA[section](study, composed)), composed };
}
