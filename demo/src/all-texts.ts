import { APPLICATIONS } from './applications/all.ts';
import { AUTOMATIONS } from './automations/all.ts';
import { CASE_STUDIES } from './case-studies/all.ts';
import { CONTENT_PAGES } from './content-pages/all.ts';
import { LINES } from './lines/all.ts';
import { PICTURES, TURNTABLES, VIDEOS } from './media.ts';
import { MEDIA_ITEMS } from './media-library/all.ts';
import { MEDIA_FILTERS } from './media-library/filters.ts';
import { OVERVIEWS } from './overviews/all.ts';
import { frame, pdf } from './pages/frame.ts';
import { home } from './pages/home.ts';
import { landing } from './pages/landing.ts';
import { NOTIFICATIONS } from './pages/notifications.ts';
import { privacyPolicy } from './pages/privacy.ts';
import { PRODUCTS } from './products/all.ts';
import { ROTATIONS } from './rotations.ts';
import { textsOf } from './texts-of.ts';

/** Every text of the demo catalogue, in both languages. */
export const ALL_TEXTS = textsOf({
  PRODUCTS,
  APPLICATIONS,
  CASE_STUDIES,
  LINES,
  AUTOMATIONS,
  OVERVIEWS,
  CONTENT_PAGES,
  PICTURES,
  VIDEOS,
  TURNTABLES,
  rotations: [...ROTATIONS.values()],
  home,
  landing,
  frame,
  pdf,
  privacyPolicy,
  NOTIFICATIONS,
  MEDIA_ITEMS,
  MEDIA_FILTERS,
});
