/** Slugs of the products, in the order of the programme. */
export const PRODUCT_SLUGS = [
  'w-130',
  'w-160',
  'ww-160',
  'ww-200',
  'ww-250',
  'wwr-200',
  'wwb-300',
  'k-120',
  'k-330',
  'k-550',
  'wm-600',
  'm-1100',
  'e-175',
  'gs-620',
] as const;
export type ProductSlug = (typeof PRODUCT_SLUGS)[number];
