import { APPLICATIONS } from './applications/all.ts';
import { AUTOMATIONS } from './automations/all.ts';
import { CASE_STUDIES } from './case-studies/all.ts';
import { ADVANTAGE_CATEGORIES, OPTION_CATEGORIES, PRODUCT_FAMILIES } from './categories.ts';
import { CONTENT_PAGES } from './content-pages/all.ts';
import { DOCUMENT_KINDS, documentName } from './downloads.ts';
import { FIGURES } from './figures.ts';
import { LINE_DOCUMENTS } from './line-documents.ts';
import { LINES } from './lines/all.ts';
import { LOCATIONS } from './locations/all.ts';
import { PICTURES, TURNTABLES, VIDEOS } from './media.ts';
import { MEDIA_ITEMS } from './media-library/all.ts';
import { MEDIA_FILTERS } from './media-library/filters.ts';
import { OVERVIEWS } from './overviews/all.ts';
import { frame, pdf } from './pages/frame.ts';
import { home } from './pages/home.ts';
import { landing } from './pages/landing.ts';
import { MENU } from './pages/navigation.ts';
import { NOTIFICATIONS } from './pages/notifications.ts';
import { privacyPolicy } from './pages/privacy.ts';
import { PRODUCTS } from './products/all.ts';
import { ROTATIONS } from './rotations.ts';
import { STATIC_DOCUMENTS } from './static-documents.ts';
import { textsOf } from './texts-of.ts';
import { LINE_TOPICS, TOPICS } from './topics.ts';

/** Every text of the demo catalogue, in both languages, with the path to it. */
export const ALL_TEXTS = textsOf({
  PRODUCTS,
  APPLICATIONS,
  PRODUCT_FAMILIES,
  ADVANTAGE_CATEGORIES,
  OPTION_CATEGORIES,
  FIGURES,
  PICTURES,
  VIDEOS,
  TURNTABLES,
  home,
  landing,
  frame,
  pdf,
  privacyPolicy,
  NOTIFICATIONS,
  MENU,
  CASE_STUDIES,
  LINES,
  AUTOMATIONS,
  OVERVIEWS,
  CONTENT_PAGES,
  LOCATIONS,
  MEDIA_FILTERS,
  MEDIA_ITEMS,
  STATIC_DOCUMENTS,
  rotations: [...ROTATIONS.values()],
  TOPICS,
  LINE_TOPICS,
  lineDocuments: Object.values(LINES).flatMap((line) => LINE_DOCUMENTS.map(({ name }) => name(line))),
  documents: PRODUCTS.flatMap((product) => DOCUMENT_KINDS.map((kind) => documentName(product, kind))),
});
