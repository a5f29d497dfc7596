import type { Crop } from './assets.ts';
import type { PageKind } from './pages.ts';

/** How a route's first picture is placed on its page. The page and the API's `Link` header read the same, or it would load twice. */
export interface Hero {
  /** Type of the document, and the relationships that lead from it to the picture. */
  type: string;
  path: readonly string[];
  crop: Crop;
  sizes: string;
  /** Other crops for some windows. */
  art: readonly { media: string; crop: Crop }[];
}

export const PRODUCT_HERO = {
  type: 'product',
  path: ['productImage'],
  crop: 'auto',
  sizes: '100vw',
  art: [{ media: '(max-width: 63.99em)', crop: 'square' }],
} as const satisfies Hero;

/** Half of a wide window, in the picture's own shape: a low window cuts it above and below. */
export const CONTENT_PAGE_HERO = {
  type: 'content-page',
  path: ['image'],
  crop: 'auto',
  sizes: '(max-width: 63.99em) 100vw, 52vw',
  art: [],
} as const satisfies Hero;

/** Placed as that of a content page. */
export const APPLICATION_HERO = {
  type: 'product-application',
  path: ['productImage'],
  crop: 'auto',
  sizes: '(min-width: 64em) 50vw, 100vw',
  art: [],
} as const satisfies Hero;

export const CASE_STUDY_HERO = {
  type: 'case-study',
  path: ['image'],
  crop: 'auto',
  sizes: '100vw',
  art: [{ media: '(max-width: 47.99em)', crop: 'square' }],
} as const satisfies Hero;

export const OVERVIEW_HERO = {
  type: 'product-overview',
  path: ['introImage'],
  crop: 'auto',
  sizes: '100vw',
  art: [{ media: '(max-width: 37.49em)', crop: 'square' }],
} as const satisfies Hero;

export const LANDING_HERO = {
  type: 'landing-page',
  path: ['introBackground'],
  crop: 'auto',
  sizes: '(max-width: 47.99em) 160vw, 100vw',
  art: [],
} as const satisfies Hero;

/** The video's still, below it until it plays. */
export const HOME_HERO = {
  type: 'home-page',
  path: ['video', 'thumbnail'],
  crop: 'auto',
  sizes: '(max-width: 47.99em) 180vw, 110vw',
  art: [],
} as const satisfies Hero;

/** Phones have the picture above the words, in its square crop. */
export const PRODUCT_LINE_HERO = {
  type: 'product-line',
  path: ['image'],
  crop: 'auto',
  sizes: '100vw',
  art: [{ media: '(max-width: 47.99em)', crop: 'square' }],
} as const satisfies Hero;

/** By kind of page, and of the two pages that are there once; null for a page that begins without a picture. */
export const HEROES: Record<PageKind | 'landing-page' | 'home-page', Hero | null> = {
  product: PRODUCT_HERO,
  'product-overview': OVERVIEW_HERO,
  'product-line': PRODUCT_LINE_HERO,
  'product-line-automation': null,
  'product-application': APPLICATION_HERO,
  'case-study': CASE_STUDY_HERO,
  'content-page': CONTENT_PAGE_HERO,
  'static-product': null,
  comparison: null,
  'landing-page': LANDING_HERO,
  'home-page': HOME_HERO,
};
