import * as z from 'zod/mini';
import { assetImage } from './assets.ts';
import { outputRows } from './output-rows.ts';
import { productType } from './product-types.ts';
import { defineResource, toMany, toOne } from './resource.ts';

const text = z.nullable(z.string());

/**
 * `product-overview/{slug}`. Only the lists of its `productType` hold rows: grinders have four tables (suffixes
 * W, Ww, Wwr, Wwb), mixers two (N and the one without suffix), all others one. Rows come from the products'
 * own figures, in the order of the overview.
 */
export const productOverview = defineResource(
  'product-overview',
  z.object({
    slug: z.string(),
    title: z.string(),
    introSubline: text,
    /**
     * An editor has said what of `introImage` must stay in sight; where nobody has, no cut of several machines is sure to hold them. Absent in
     * what the app loaded before there was such a thing.
     */
    isIntroImageAimed: z.optional(z.boolean()),
    productType,
    tablePreline: text,
    tableHeadline: text,
    tableIntro: text,
    tableHeadlineW: text,
    tableIntroW: text,
    tableHeadlineWw: text,
    tableIntroWw: text,
    tableHeadlineWwr: text,
    tableIntroWwr: text,
    tableHeadlineWwb: text,
    tableIntroWwb: text,
    tableHeadlineN: text,
    tableIntroN: text,
    /** One for each picture of `outputImagesImageList`; empty where it has none. */
    outputImagesDescriptionList: z.array(z.string()),
    ...outputRows,
  }),
  {
    /** Crops auto, square (phones; print's first page, of an aimed one). */
    introImage: toOne(() => assetImage),
    /** Beside the tables of grinders that have no picture of their own; crops auto, landscape. */
    grinderImage: toOne(() => assetImage),
    /** Pictures of the four tables of grinders; crops auto, landscape. */
    tableImageW: toOne(() => assetImage),
    tableImageWw: toOne(() => assetImage),
    tableImageWwr: toOne(() => assetImage),
    tableImageWwb: toOne(() => assetImage),
    /** Goods that the output is of; crop landscape. */
    outputImagesImageList: toMany(() => assetImage),
  },
);
