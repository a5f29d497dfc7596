import * as z from 'zod/mini';
import { assetImage, assetVideo } from './assets.ts';
import { category } from './categories.ts';
import { defineResource, toMany, toOne } from './resource.ts';

/** An automation as a row of its product line; crops landscape and square. */
export const productLineAutomationTeaser = defineResource(
  'product-line-automation',
  z.object({ slug: z.string(), title: z.string(), subline: z.nullable(z.string()) }),
  { image: toOne(() => assetImage) },
  'ProductLineAutomationTeaser',
);

/** `product-line-automation/{slug}`. */
export const productLineAutomation = defineResource(
  'product-line-automation',
  z.object({
    slug: z.string(),
    title: z.string(),
    /** The line that the page belongs to: the oldest that lists it. Null while there is none. */
    productLine: z.nullable(z.object({ slug: z.string(), title: z.string() })),
    content: z.array(
      z.discriminatedUnion('type', [
        z.object({ type: z.literal('headline'), headline: z.string() }),
        z.object({ type: z.literal('copy'), copy: z.string() }),
      ]),
    ),
  }),
  {
    productLineManagementSystemCategoryList: toMany(() => category),
    /** Crops landscape (gallery) and auto (full screen). */
    imageList: toMany(() => assetImage),
    videoList: toMany(() => assetVideo),
  },
);
