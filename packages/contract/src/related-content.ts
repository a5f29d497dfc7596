import * as z from 'zod/mini';
import { assetImage } from './assets.ts';
import { defineResource, toOne } from './resource.ts';

/** What a related item is; its link is chosen by it (catalogue.md 2, "Content page"). */
export const RELATED_CATEGORIES = ['products', 'productLines', 'productApplications', 'caseStudies', 'pages'] as const;
export type RelatedCategory = (typeof RELATED_CATEGORIES)[number];

/** A tile at the foot of a page (catalogue.md 3, "Related items"); crop landscape. Its id is that of the record it leads to. */
export const relatedContent = defineResource(
  'related-content',
  z.object({
    slug: z.string(),
    title: z.string(),
    category: z.enum(RELATED_CATEGORIES),
    /** The small word above the title ("Winkelwolf"); null where the category's own word says enough. */
    label: z.nullable(z.string()),
  }),
  { productImage: toOne(() => assetImage) },
);

const ROUTES_BY_CATEGORY = {
  products: '/product',
  productLines: '/product-line',
  productApplications: '/product-application',
  caseStudies: '/case-study',
  pages: '/content-page',
} as const satisfies Record<RelatedCategory, string>;

/** Route path of a related item; home for a category that is none of these. */
export function relatedContentPath({ category, slug }: { category: string; slug: string }): string {
  const known = RELATED_CATEGORIES.find((name) => name === category);
  return known ? `${ROUTES_BY_CATEGORY[known]}/${slug}` : '/';
}
