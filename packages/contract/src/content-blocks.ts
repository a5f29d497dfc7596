import * as z from 'zod/mini';
import { assetImage, assetVideo, CROPS } from './assets.ts';
import { faq } from './faq.ts';
import { defineResource, toMany, toOne } from './resource.ts';
import { richText } from './rich-text.ts';

/** Looks of an accordion: one item open at a time, or as cards, of which several may be open (catalogue.md 2). */
export const ACCORDION_APPEARANCES = ['default', 'cards'] as const;
export const HEADLINE_SIZES = ['h1', 'h2', 'h3', 'h4'] as const;
/** Side of the picture beside a text on a wide screen. */
export const IMAGE_WIDTH_TEXT_APPEARANCES = ['imageLeft', 'imageRight'] as const;
export const QUOTE_BACKGROUNDS = ['white', 'grey', 'blue', 'black'] as const;
export const QUOTE_STYLES = ['default', 'full'] as const;
/** Most columns that bullet points are set in. */
export const BULLET_COLUMNS_MAX = 4;

const headline = z.nullable(z.string());
/** Texts of slides; the slide's picture has the same index in `imageList`. */
const slides = z.array(z.object({ headline, copy: z.nullable(z.string()) }));

export const accordionBlock = defineResource(
  'accordion',
  z.object({
    headline,
    appearance: z.enum(ACCORDION_APPEARANCES),
    isFirstItemOpen: z.boolean(),
    accordionItem: z.array(z.object({ accordionHeadline: z.string(), accordionCopy: z.string() })),
  }),
  {},
);

export const bulletPointsBlock = defineResource(
  'bulletPoints',
  z.object({
    headline,
    numberOfCols: z.int().check(z.minimum(1), z.maximum(BULLET_COLUMNS_MAX)),
    bulletPoints: z.array(z.string()),
  }),
  {},
);

export const bulletPointsAccordionBlock = defineResource(
  'bulletPointsAccordion',
  z.object({
    headline,
    accordionItem: z.array(z.object({ accordionHeadline: z.string(), bulletPoints: z.array(z.string()) })),
  }),
  {},
);

/** Crops auto and portrait (a phone's whole page). */
export const fullPageSliderBlock = defineResource('fullPageSlider', z.object({ items: slides }), {
  imageList: toMany(() => assetImage),
});

export const headlineBlock = defineResource('headline', z.object({ headline: z.string(), size: z.enum(HEADLINE_SIZES) }), {});

/** Crops landscape (page) and auto (overlay). */
export const imageGalleryBlock = defineResource('imageGallery', z.object({ headline }), { imageList: toMany(() => assetImage) });

/** Pictures in the crop that `imageSize` names. */
export const imageSliderWithDescriptionBlock = defineResource(
  'imageSliderWithDescription',
  z.object({ headline: z.string(), subline: z.nullable(z.string()), copy: z.nullable(z.string()), imageSize: z.enum(CROPS) }),
  { imageList: toMany(() => assetImage) },
);

/** Crop auto. */
export const imageWidthTextBlock = defineResource(
  'imageWidthText',
  z.object({ appearance: z.enum(IMAGE_WIDTH_TEXT_APPEARANCES), copy: richText }),
  { image: toOne(() => assetImage) },
);

/** Crop landscape. */
export const infoNumbersBlock = defineResource(
  'infoNumbers',
  z.object({ numbers: z.array(z.object({ number: z.string(), subline: z.string() })) }),
  { imageList: toMany(() => assetImage) },
);

/** Crops landscape (page) and auto (overlay). */
export const lightboxSliderBlock = defineResource('lightboxSlider', z.object({ items: slides }), {
  imageList: toMany(() => assetImage),
});

/** Crop square, with style full auto and portrait. A black one with style full is a page of its own. */
export const quoteBlock = defineResource(
  'quote',
  z.object({
    quote: z.string(),
    source: z.nullable(z.string()),
    backgroundColor: z.enum(QUOTE_BACKGROUNDS),
    style: z.enum(QUOTE_STYLES),
  }),
  { image: toOne(() => assetImage) },
);

export const richTextBlock = defineResource('richText', z.object({ copy: richText }), {});

export const videoBlock = defineResource('video', z.object({}), { video: toOne(() => assetVideo) });

/** Crop auto. `pdfOverwriteImage` replaces it when the page is printed. */
export const imageSingleBlock = defineResource('imageSingle', z.object({}), {
  image: toOne(() => assetImage),
  pdfOverwriteImage: toOne(() => assetImage),
});

/** The block is called as its items are; their ids tell them apart. */
export const faqBlock = defineResource('faq', z.object({ headline }), { faqList: toMany(() => faq) }, 'FaqBlock');

/** The 15 block types of catalogue.md 2, by name. */
export const CONTENT_BLOCKS = [
  accordionBlock,
  bulletPointsBlock,
  bulletPointsAccordionBlock,
  fullPageSliderBlock,
  headlineBlock,
  imageGalleryBlock,
  imageSliderWithDescriptionBlock,
  imageWidthTextBlock,
  infoNumbersBlock,
  lightboxSliderBlock,
  quoteBlock,
  richTextBlock,
  videoBlock,
  imageSingleBlock,
  faqBlock,
] as const;
export type ContentBlock = (typeof CONTENT_BLOCKS)[number];
