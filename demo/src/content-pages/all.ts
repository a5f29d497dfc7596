import { aboutUs } from './about-us.ts';
import { locationsPage, mediaLibrary } from './collections.ts';
import type { ContentPage } from './content-page.ts';
import { faqPage } from './faq.ts';
import { hygiene } from './hygiene.ts';
import { imprint } from './legal.ts';
import { service } from './service.ts';

/** Pages beside the catalogue; together they use every block. */
export const CONTENT_PAGES: readonly ContentPage[] = [aboutUs, service, hygiene, faqPage, mediaLibrary, locationsPage, imprint];
