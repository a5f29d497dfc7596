import type { Crop } from '@vitrine/contract/assets.ts';

/** How a route's first picture stands on its page. The page and the early preload read the same, or it would load twice. */
export interface Hero {
  /** Type and relationship of the document that holds the picture. */
  type: string;
  relationship: string;
  crop: Crop;
  sizes: string;
  /** Other crops for some windows. */
  art: readonly { media: string; crop: Crop }[];
}

export const PRODUCT_HERO = {
  type: 'product',
  relationship: 'productImage',
  crop: 'auto',
  sizes: '(max-width: 1023px) 100vw, 70vw',
  art: [{ media: '(max-width: 1023px)', crop: 'square' }],
} as const satisfies Hero;

export const LANDING_HERO = {
  type: 'landing-page',
  relationship: 'introBackground',
  crop: 'auto',
  sizes: '(max-width: 767px) 160vw, 100vw',
  art: [],
} as const satisfies Hero;

export const HEROES: readonly Hero[] = [PRODUCT_HERO, LANDING_HERO];
