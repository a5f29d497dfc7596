import * as z from 'zod/mini';
import { assetImage } from './assets.ts';
import { routeOf } from './page-paths.ts';
import { PAGE_KINDS, PAGES, type RelatedCategory } from './pages.ts';
import { defineResource, toOne } from './resource.ts';

/** What a related item is; its link is chosen by it (catalogue.md 2, "Content page"). */
export const RELATED_CATEGORIES: readonly RelatedCategory[] = PAGE_KINDS.flatMap((kind) => PAGES[kind].relatedCategory ?? []);

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

/** Route path of a related item; home for a category that is none of these. */
export function relatedContentPath({ category, slug }: { category: string; slug: string }): string {
  const kind = PAGE_KINDS.find((one) => PAGES[one].relatedCategory === category);
  return kind ? routeOf({ kind, slug }) : '/';
}
