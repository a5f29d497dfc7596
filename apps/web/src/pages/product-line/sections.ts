import { shownOutputs } from '../../sections/line-output/model.ts';
import { relatedTiles } from '../../sections/related-content/model.ts';
import type { ProductLine } from '../../sections/resources.ts';
import { gatherByEntry } from '../../sections/section-menu/by-entry.ts';
import type { MenuEntry } from '../../sections/section-menu/menu-entry.ts';

/** The sections of a product line in the specification's order (catalogue.md 2, "Product-line page"). */
export const LINE_SECTIONS = [
  'overview',
  'highlights',
  'reasons',
  'automation',
  'advantages',
  'applications',
  'output',
  'references',
  'downloads',
  'faq',
  'relatedContent',
] as const;
export type LineSection = (typeof LINE_SECTIONS)[number];

/** Which part of the page a menu entry stands for: what the line is, how it works, what it puts out, what goes with it. */
const MENU_ENTRY_OF: Record<LineSection, MenuEntry> = {
  overview: 'overview',
  highlights: 'overview',
  reasons: 'overview',
  automation: 'details',
  advantages: 'details',
  applications: 'details',
  output: 'products',
  references: 'products',
  downloads: 'products',
  faq: 'products',
  relatedContent: 'relatedContent',
};

const HAS_DATA: Record<LineSection, (line: ProductLine) => boolean> = {
  overview: () => true,
  highlights: (line) => line.highlightList.length > 0,
  reasons: (line) => line.reasonsList.length > 0,
  automation: (line) => line.automationList.length > 0,
  advantages: (line) => line.productLineAdvantageList.length > 0,
  applications: (line) => line.applicationList.length > 0,
  output: (line) => shownOutputs(line.outputList).length > 0,
  references: (line) => line.productLineReferenceList.length > 0,
  downloads: (line) => line.downloadsList.length > 0,
  faq: (line) => line.faqList.length > 0,
  relatedContent: (line) => relatedTiles(line.relatedContentList).length > 0,
};

/** The sections that have data, in order. */
export const visibleSections = (line: ProductLine): LineSection[] => LINE_SECTIONS.filter((section) => HAS_DATA[section](line));

/** The sections under the menu entries that lead to them. */
export const sectionsByEntry = (sections: readonly LineSection[]) => gatherByEntry(sections, MENU_ENTRY_OF);
