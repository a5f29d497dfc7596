import * as z from 'zod/mini';
import { assetImage } from './assets.ts';
import { category } from './categories.ts';
import { productLineTeaser } from './product-lines.ts';
import { productCategory, productTeaser } from './products.ts';
import { relatedContent } from './related-content.ts';
import { defineResource, toMany, toOne } from './resource.ts';

/** Icons of facts (`detailFacts.icon.value`), by their names in lucide (look.md, "Icons"). */
export const FACT_ICONS = ['check', 'thermometer', 'snowflake', 'timer', 'scale', 'ruler', 'droplets', 'shield-check'] as const;

/** `application/{slug}`, type `product-application`. */
export const productApplication = defineResource(
  'product-application',
  z.object({
    slug: z.string(),
    title: z.string(),
    subline: z.nullable(z.string()),
    /** Slides; the picture of each is at the same place of the two lists of pictures. */
    detailSlider: z.array(z.object({ headline: z.string(), bulletPoints: z.array(z.string()) })),
    detailFacts: z.array(z.object({ bulletPoint: z.string(), icon: z.nullable(z.object({ value: z.enum(FACT_ICONS) })) })),
  }),
  {
    categoryList: toMany(() => category),
    /** Crops auto, portrait (print's first page). */
    productImage: toOne(() => assetImage),
    /** Crop square. */
    detailSliderPreviewImages: toMany(() => assetImage),
    /** Crops landscape (slide) and auto (full screen). */
    detailSliderBigImages: toMany(() => assetImage),
    /** In the editors' order; the two lists after it are the same by type. */
    productOrProductLineList: toMany<typeof productTeaser | typeof productLineTeaser>(
      () => productTeaser,
      () => productLineTeaser,
    ),
    productLineList: toMany(() => productLineTeaser),
    productList: toMany(() => productTeaser),
    /** Categories of the products of `productList`, each once: what the slider is filtered by. */
    productCategoryList: toMany(() => productCategory),
    relatedContentList: toMany(() => relatedContent),
  },
);
