import * as z from 'zod/mini';
import { assetImage } from './assets.ts';
import { faq } from './faq.ts';
import { productLineAutomationTeaser } from './product-line-automation.ts';
import { outputState } from './product-types.ts';
import { advantage, download, highlight, productApplicationTeaser } from './products.ts';
import { relatedContent } from './related-content.ts';
import { defineResource, toMany, toOne } from './resource.ts';

/** A product line as a tile elsewhere; crop landscape. */
export const productLineTeaser = defineResource(
  'product-line',
  z.object({ slug: z.string(), title: z.string(), subline: z.nullable(z.string()) }),
  { image: toOne(() => assetImage) },
  'ProductLineTeaser',
);

/** One step of a line: machine, what it does there ("Vorwolfen, 13 mm") and kg/h; null when the line does not do it in this state. */
const outputTableRow = z.object({
  id: z.string(),
  productTitle: z.string(),
  productSlug: z.string(),
  step: z.string(),
  output: z.nullable(z.number().check(z.positive())),
});

/** What a line puts out of one kind of goods. A table whose rows have no figure at all is not there. */
export const lineOutput = defineResource(
  'output',
  z.object({
    headline: z.string(),
    /** The category the reader switches by ("Salami"). */
    outputType: z.object({ value: z.string() }),
    tables: z.array(z.object({ type: outputState, content: z.array(outputTableRow) })),
    /** Sentence below the table. */
    note: z.nullable(z.string()),
    /** One for each picture of the list beside it: what is to be seen. */
    freshImageDescriptionList: z.array(z.string()),
    frozenImageDescriptionList: z.array(z.string()),
  }),
  {
    /** Crop landscape, as the frozen ones. */
    freshImageList: toMany(() => assetImage),
    frozenImageList: toMany(() => assetImage),
  },
);

/** A customer of a line: a card, and what its overlay shows. Crops landscape (card) and auto (overlay). */
export const productLineReference = defineResource(
  'product-line-reference',
  z.object({
    /** The company. */
    label: z.string(),
    headline: z.string(),
    subline: z.nullable(z.string()),
    copy: z.nullable(z.string()),
    details: z.array(z.object({ key: z.string(), value: z.string() })),
    /** Route of the case study, once it has a page. */
    link: z.nullable(z.string()),
  }),
  { image: toOne(() => assetImage) },
);

/** `product-line/{slug}`. */
export const productLine = defineResource(
  'product-line',
  z.object({
    slug: z.string(),
    title: z.string(),
    subline: z.nullable(z.string()),
    highlightsHeadline: z.nullable(z.string()),
    reasonsHeadline: z.nullable(z.string()),
    reasonsList: z.array(z.object({ headline: z.nullable(z.string()), copy: z.string() })),
    automationIntroduction: z.nullable(z.string()),
    /** Headline of the technical documents in `downloadsList`. */
    downloads: z.object({ headline: z.nullable(z.string()) }),
    content: z.object({ applicationsIntroduction: z.nullable(z.string()) }),
  }),
  {
    /** Crops auto, square (phones), portrait (print's first page). */
    image: toOne(() => assetImage),
    highlightList: toMany(() => highlight),
    /** Crops auto, landscape. */
    productLinesReasonsImage: toOne(() => assetImage),
    /** Stands in for the one above in print; crops auto, landscape. */
    productLinesReasonsImagePrint: toOne(() => assetImage),
    automationList: toMany(() => productLineAutomationTeaser),
    productLineAdvantageList: toMany(() => advantage),
    applicationList: toMany(() => productApplicationTeaser),
    outputList: toMany(() => lineOutput),
    productLineReferenceList: toMany(() => productLineReference),
    downloadsList: toMany(() => download),
    faqList: toMany(() => faq),
    relatedContentList: toMany(() => relatedContent),
  },
);
