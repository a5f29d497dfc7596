import { has360 } from '@vitrine/contract/products.ts';
import { relatedTiles } from '../../sections/related-content/model.ts';
import type { Product } from '../../sections/resources.ts';
import { hasSize } from '../../sections/scale/model.ts';
import { gatherByEntry } from '../../sections/section-menu/by-entry.ts';
import type { MenuEntry } from '../../sections/section-menu/menu-entry.ts';
import { hasTechnicalData } from '../../sections/technical-data/model.ts';

/** The sections of a product page in the specification's order (catalogue.md 2, "Product page"). */
export const PRODUCT_SECTIONS = [
  'overview',
  'view360',
  'highlights',
  'advantages',
  'applications',
  'caseStudies',
  'technicalData',
  'scale',
  'options',
  'downloads',
  'faq',
  'relatedContent',
] as const;
export type ProductSection = (typeof PRODUCT_SECTIONS)[number];

/** Which part of the page a menu entry stands for: the picture, the reasons, the machine's data, what goes with it. */
const MENU_ENTRY_OF: Record<ProductSection, MenuEntry> = {
  overview: 'overview',
  view360: 'overview',
  highlights: 'overview',
  advantages: 'details',
  applications: 'details',
  caseStudies: 'details',
  technicalData: 'products',
  scale: 'products',
  options: 'products',
  downloads: 'products',
  faq: 'products',
  relatedContent: 'relatedContent',
};

const HAS_DATA: Record<ProductSection, (product: Product) => boolean> = {
  overview: () => true,
  view360: has360,
  // catalogue.md 2: only when there are neither 360 images nor a 360 rotation
  highlights: (product) => product.highlightList.length > 0 && !has360(product),
  advantages: (product) => product.productAdvantageList.length > 0,
  applications: (product) => product.productApplicationList.length > 0,
  caseStudies: (product) => product.productCaseStudyList.length > 0,
  technicalData: hasTechnicalData,
  scale: hasSize,
  options: (product) => product.productOptionList.length > 0,
  downloads: (product) => product.productDownloadsList.length > 0,
  faq: (product) => product.faqList.length > 0,
  relatedContent: (product) => relatedTiles(product.productRelatedContentList).length > 0,
};

/** The sections that have data, in order. */
export function visibleSections(product: Product): ProductSection[] {
  return PRODUCT_SECTIONS.filter((section) => HAS_DATA[section](product));
}

/** The sections under the menu entries that lead to them. */
export const sectionsByEntry = (sections: readonly ProductSection[]) => gatherByEntry(sections, MENU_ENTRY_OF);
