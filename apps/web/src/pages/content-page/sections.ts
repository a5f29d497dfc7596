import type { ContentBlock } from '../../blocks/resources.ts';
import { relatedTiles } from '../../sections/related-content/model.ts';
import type { AnyContentPage } from './query.ts';

/** The sections of a content page in the specification's order (catalogue.md 2: "Content page", "Locations page", "Media library page"). */
export const CONTENT_PAGE_SECTIONS = ['intro', 'contentBuilder', 'locations', 'mediaLibrary', 'relatedContent'] as const;
export type ContentPageSection = (typeof CONTENT_PAGE_SECTIONS)[number];

/** The blocks of a page; the pages around locations and media have none. */
export const blocksOf = (page: AnyContentPage): readonly ContentBlock[] => (page.type === 'content-page' ? page.contentList : []);

const HAS_DATA: Record<ContentPageSection, (page: AnyContentPage, isOnline: boolean) => boolean> = {
  intro: () => true,
  contentBuilder: (page) => blocksOf(page).length > 0,
  locations: (page) => page.type === 'location-page',
  // The media library is online only (catalogue.md 6).
  mediaLibrary: (page, isOnline) => page.type === 'media-library-page' && isOnline,
  relatedContent: (page) => relatedTiles(page.relatedContentList).length > 0,
};

/** The sections that have data, in order. */
export const visibleSections = (page: AnyContentPage, isOnline: boolean): ContentPageSection[] =>
  CONTENT_PAGE_SECTIONS.filter((section) => HAS_DATA[section](page, isOnline));

/** Blue by the page's flag; otherwise steel behind a picture, and white where there is none or a dark block follows. */
export function introSurface(page: AnyContentPage): 'light' | 'steel' | 'blue' {
  if (page.type === 'content-page' && page.isHighlightColorBlue) return 'blue';
  const [first] = blocksOf(page);
  const isDarkNext = first?.type === 'fullPageSlider' || (first?.type === 'quote' && first.backgroundColor === 'black');
  if (page.type === 'media-library-page') return 'steel';
  return page.image && !isDarkNext ? 'steel' : 'light';
}
