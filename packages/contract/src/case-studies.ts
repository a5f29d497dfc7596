import * as z from 'zod/mini';
import { assetImage } from './assets.ts';
import { category } from './categories.ts';
import { productLineTeaser } from './product-lines.ts';
import { productApplicationTeaser, productTeaser } from './products.ts';
import { relatedContent } from './related-content.ts';
import { defineResource, toMany, toOne } from './resource.ts';

/** A part of a case study: a headline with what was done, a quote, figures of the plant or pictures. Absent parts are null or empty. */
export const caseStudyDetail = defineResource(
  'case-study-detail',
  z.object({
    /** What part of the story it is ("Ausgangslage"): the small word above the headline. */
    contentType: z.nullable(z.string()),
    headline: z.nullable(z.string()),
    subline: z.nullable(z.string()),
    copy: z.nullable(z.string()),
    quote: z.nullable(z.object({ quote: z.string(), source: z.nullable(z.string()) })),
    /** Rows of the key-value table: "Leistung", "5.200 kg/h". */
    details: z.array(z.object({ key: z.string(), value: z.string() })),
  }),
  {
    /** Crops auto, landscape, portrait. */
    image: toMany(() => assetImage),
  },
);

/** `case-study/{slug}`. */
export const caseStudy = defineResource(
  'case-study',
  z.object({ slug: z.string(), title: z.string(), subline: z.nullable(z.string()) }),
  {
    /** Crops auto, square (phones), portrait (print's first page). */
    image: toOne(() => assetImage),
    categoryList: toMany(() => category),
    detailList: toMany(() => caseStudyDetail),
    applicationList: toMany(() => productApplicationTeaser),
    /** In the editors' order; the two lists after it are the same by type. */
    productOrProductLineList: toMany<typeof productTeaser | typeof productLineTeaser>(
      () => productTeaser,
      () => productLineTeaser,
    ),
    productList: toMany(() => productTeaser),
    productLineList: toMany(() => productLineTeaser),
    relatedContentList: toMany(() => relatedContent),
  },
);
