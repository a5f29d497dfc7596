import { relatedTiles } from '../../sections/related-content/model.ts';
import type { ProductApplication } from '../../sections/resources.ts';

/** The sections of an application in the specification's order (catalogue.md 2, "Product-application page"). */
export const APPLICATION_SECTIONS = ['intro', 'facts', 'details', 'machines', 'productLines', 'relatedContent'] as const;
export type ApplicationSection = (typeof APPLICATION_SECTIONS)[number];

const HAS_DATA: Record<ApplicationSection, (application: ProductApplication) => boolean> = {
  intro: () => true,
  facts: ({ detailFacts }) => detailFacts.length > 0,
  details: ({ detailSlider }) => detailSlider.length > 0,
  machines: ({ productList }) => productList.length > 0,
  productLines: ({ productLineList }) => productLineList.length > 0,
  relatedContent: ({ relatedContentList }) => relatedTiles(relatedContentList).length > 0,
};

/** The sections that have data, in order. */
export const visibleSections = (application: ProductApplication): ApplicationSection[] =>
  APPLICATION_SECTIONS.filter((section) => HAS_DATA[section](application));
