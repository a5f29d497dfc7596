import * as z from 'zod/mini';
import { assetImage, assetPdf, assetVideo, threeDRendering } from './assets.ts';
import { faq } from './faq.ts';
import { relatedContent } from './related-content.ts';
import { defineResource, type Model, toMany, toOne } from './resource.ts';
import { webrotate360 } from './webrotate-360.ts';

/** Cells of the technical table with a meaning of their own; from the third column on (catalogue.md 3 and 9: index greater than 1). */
export const CELL_OPTION = 'Option';
export const CELL_NOT_AVAILABLE = 'Not available';
/** First column that may hold the words above; columns 0 and 1 are label and unit. */
export const FIRST_OPTION_COLUMN = 2;

export const productCategory = defineResource('product-category', z.object({ title: z.string() }), {});

export const highlight = defineResource(
  'highlight',
  z.object({
    label: z.nullable(z.string()),
    headline: z.string(),
    accordionHeadline: z.nullable(z.string()),
    accordionCopy: z.nullable(z.string()),
  }),
  { imagesList: toMany(() => assetImage), videoList: toMany(() => assetVideo) },
);

export const advantageCategory = defineResource('advantage-category', z.object({ title: z.string() }), {});

/** Crops landscape and portrait (the second tile) and auto (full screen). */
export const advantage = defineResource(
  'advantage',
  z.object({
    title: z.string(),
    copy: z.string(),
    accordionItem: z.array(z.object({ accordionHeadline: z.string(), accordionCopy: z.string() })),
  }),
  { productImage: toOne(() => assetImage), advantageCategory: toOne(() => advantageCategory) },
);

/**
 * What a product page shows of an application; crop portrait, and landscape where it is the only one. `link` is null until the
 * application has a page.
 */
export const productApplicationTeaser = defineResource(
  'product-application',
  z.object({ slug: z.string(), title: z.string(), subline: z.nullable(z.string()), link: z.nullable(z.string()) }),
  { productImage: toOne(() => assetImage) },
  'ProductApplicationTeaser',
);

/** What a product page shows of a case study; crop auto. `link` is null until the case study has a page. */
export const caseStudyTeaser = defineResource(
  'case-study',
  z.object({
    slug: z.string(),
    title: z.string(),
    quote: z.string(),
    source: z.nullable(z.string()),
    link: z.nullable(z.string()),
  }),
  { image: toOne(() => assetImage) },
  'CaseStudyTeaser',
);

export const productOptionCategory = defineResource('product-options-category', z.object({ title: z.string() }), {});

/** Crops landscape (page) and auto (full screen). */
export const productOption = defineResource(
  'product-option',
  z.object({
    title: z.string(),
    copy: z.string(),
    fullscreenSlides: z.array(z.object({ headline: z.string(), copy: z.string() })),
  }),
  {
    productOptionsCategoryList: toMany(() => productOptionCategory),
    productOptionsImageList: toMany(() => assetImage),
    productOptionsSlideImage: toOne(() => assetImage),
    productOptionsSlideVideo: toOne(() => assetVideo),
  },
);

export const download = defineResource(
  'download',
  z.object({
    fileName: z.string(),
    languages: z.array(z.string()),
    content: z.object({ storageUrl: z.string(), offlineLink: z.nullable(z.string()), extension: z.string(), size: z.int() }),
  }),
  { file: toOne(() => assetPdf) },
);

/** A product as a tile elsewhere; crop landscape. */
export const productTeaser = defineResource(
  'product',
  z.object({
    slug: z.string(),
    title: z.string(),
    productKind: z.string(),
    productTypeName: z.string(),
    category: z.nullable(z.string()),
  }),
  { previewImage: toOne(() => assetImage) },
  'ProductTeaser',
);

export const technicalDataGroup = z.object({ headline: z.string(), rows: z.array(z.array(z.string())) });

/** `product/{slug}`. `content` groups as in catalogue.md 3. */
export const product = defineResource(
  'product',
  z.object({
    slug: z.string(),
    /** "Winkelwolf WW 200" */
    title: z.string(),
    /** "Winkelwolf" */
    productKind: z.string(),
    /** "WW 200" */
    productTypeName: z.string(),
    keyFigures: z.array(z.object({ label: z.string(), value: z.string() })).check(z.maxLength(4)),
    /** True for a grinder that has a figure through a plate; left out by documents that were built before it was said. */
    hasPlateOutput: z.optional(z.boolean()),
    advantagesHeadline: z.nullable(z.string()),
    relatedContentHeadline: z.nullable(z.string()),
    content: z.object({
      productSubline: z.string(),
      applicationsIntroduction: z.nullable(z.string()),
      /** Groups of rows; each row has as many cells as `technicalDataTableColumns`: label, unit, then one per machine. */
      technicalDataTable: z.array(technicalDataGroup),
      technicalDataTableColumns: z.array(z.string()),
      technicalDataNote: z.nullable(z.string()),
    }),
  }),
  {
    /** Crops auto (hero), square (phone hero), portrait (print's first page). */
    productImage: toOne(() => assetImage),
    /** Crops landscape and portrait. */
    previewImage: toOne(() => assetImage),
    /** Crop auto: straight from the side and cut out to its edges, to stand at true size beside a person. */
    productSideView: toOne(() => assetImage),
    'three-d-renderings': toMany(() => threeDRendering),
    /** Crop auto: the start picture of the turntable. */
    threeDRenderingThumbnail: toOne(() => assetImage),
    /** Renderings of the 360 rotator, one a tab. */
    productRendering: toMany(() => webrotate360),
    highlightList: toMany(() => highlight),
    productAdvantageList: toMany(() => advantage),
    productApplicationList: toMany(() => productApplicationTeaser),
    productCaseStudyList: toMany(() => caseStudyTeaser),
    productOptionList: toMany(() => productOption),
    productDownloadsList: toMany(() => download),
    faqList: toMany(() => faq),
    productRelatedContentList: toMany(() => relatedContent),
    productCategoryList: toMany(() => productCategory),
  },
);

/** True when the product has 360 images or a 360 rotator; the highlights are where it has neither (catalogue.md 2, "Product page"). */
export const has360 = (shown: Pick<Model<typeof product>, 'three-d-renderings' | 'productRendering'>): boolean =>
  shown['three-d-renderings'].some(({ images }) => images.length > 0) || shown.productRendering.length > 0;
