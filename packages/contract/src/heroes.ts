import type { Crop } from './assets.ts';

/** How a route's first picture stands on its page. The page and the API's `Link` header read the same, or it would load twice. */
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
  art: [{ media: '(max-width: 1023px)', crop: 'square' }],
} as const satisfies Hero;

export const LANDING_HERO = {
  type: 'landing-page',
  path: ['introBackground'],
  crop: 'auto',
  sizes: '(max-width: 767px) 160vw, 100vw',
  art: [],
} as const satisfies Hero;

/** The film's still, below it until it plays. */
export const HOME_HERO = {
  type: 'home-page',
  path: ['video', 'thumbnail'],
  crop: 'auto',
  sizes: '(max-width: 767px) 180vw, 110vw',
  art: [],
} as const satisfies Hero;

export const HEROES: readonly Hero[] = [PRODUCT_HERO, LANDING_HERO, HOME_HERO];
