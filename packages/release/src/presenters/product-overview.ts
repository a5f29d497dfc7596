import {
  cutterRow,
  emulsifierRow,
  frozenMeatCutterRow,
  grinderRow,
  mixerGrinderRow,
  mixerRow,
} from '@vitrine/contract/output-rows.ts';
import { productOverview } from '@vitrine/contract/product-overview.ts';
import type { ProductType } from '@vitrine/contract/product-types.ts';
import type * as z from 'zod/mini';
import { toWireResource } from '../build/wire-resource.ts';
import type { Content, Reference } from '../read/content-types.ts';
import { includeImage, includePicture, isAimed, pictureOf } from './asset-image.ts';
import { includeDescribedImages } from './described-images.ts';
import { presentOutputRows } from './output-rows.ts';
import { slugOf } from './page-collections.ts';
import type { DocumentPresenter, PresenterContext } from './presenter-context.ts';

type Overview = Content<'product-overviews'>;
/** Fields that the tables are made of. */
export const TABLE_FIELDS = [
  'productType',
  'productListW',
  'productListWw',
  'productListWwr',
  'productListWwb',
  'productListN',
  'productList',
] as const;
type Products = readonly Reference<'products'>[] | null | undefined;

/** Rows of the tables that the overview's type has; what an editor chose under another type stays, but is not shown. */
export async function presentOutputTables(context: PresenterContext, record: Pick<Overview, (typeof TABLE_FIELDS)[number]>) {
  const rows = <S extends z.ZodMiniType>(type: ProductType, schema: S, products: Products): Promise<z.infer<S>[]> =>
    record.productType === type ? presentOutputRows(context, type, schema, products) : Promise.resolve([]);
  return {
    grinderRowsW: await rows('grinders', grinderRow, record.productListW),
    grinderRowsWw: await rows('grinders', grinderRow, record.productListWw),
    grinderRowsWwr: await rows('grinders', grinderRow, record.productListWwr),
    grinderRowsWwb: await rows('grinders', grinderRow, record.productListWwb),
    cutterRows: await rows('cutters', cutterRow, record.productList),
    mixerGrinderRows: await rows('mixerGrinders', mixerGrinderRow, record.productList),
    mixerRows: await rows('mixers', mixerRow, record.productList),
    mixerRowsN: await rows('mixers', mixerRow, record.productListN),
    emulsifierRows: await rows('emulsifiers', emulsifierRow, record.productList),
    frozenMeatCutterRows: await rows('frozenMeatCutters', frozenMeatCutterRow, record.productList),
  };
}

function texts({ type }: PresenterContext, record: Overview) {
  const text = (value: string | null | undefined) => type.text(value ?? null);
  return {
    introSubline: text(record.introSubline),
    tablePreline: text(record.tablePreline),
    tableHeadline: text(record.tableHeadline),
    tableIntro: text(record.tableIntro),
    tableHeadlineW: text(record.tableHeadlineW),
    tableIntroW: text(record.tableIntroW),
    tableHeadlineWw: text(record.tableHeadlineWw),
    tableIntroWw: text(record.tableIntroWw),
    tableHeadlineWwr: text(record.tableHeadlineWwr),
    tableIntroWwr: text(record.tableIntroWwr),
    tableHeadlineWwb: text(record.tableHeadlineWwb),
    tableIntroWwb: text(record.tableIntroWwb),
    tableHeadlineN: text(record.tableHeadlineN),
    tableIntroN: text(record.tableIntroN),
  };
}

/** `product-overview/{slug}`. */
export const presentProductOverview: DocumentPresenter = async (context, path) => {
  const record = await context.read.find('product-overviews', { slug: { equals: slugOf(path) } });
  if (!record) return null;
  const ofGrinders = (reference: Reference<'images'>) =>
    record.productType === 'grinders' ? includeImage(context, reference, ['auto', 'landscape']) : null;
  const intro = await context.read.one('images', record.introImage);
  const goods = await includeDescribedImages(context, record.outputImages, ['landscape']);
  return toWireResource(productOverview, record.id, {
    attributes: {
      slug: record.slug,
      title: context.type.text(record.title),
      productType: record.productType,
      ...texts(context, record),
      isIntroImageAimed: intro !== null && isAimed(intro),
      outputImagesDescriptionList: goods.descriptions,
      ...(await presentOutputTables(context, record)),
    },
    relationships: {
      introImage: intro && includePicture(context, pictureOf(context, intro), ['auto', 'square']),
      grinderImage: await ofGrinders(record.grinderImage),
      tableImageW: await ofGrinders(record.tableImageW),
      tableImageWw: await ofGrinders(record.tableImageWw),
      tableImageWwr: await ofGrinders(record.tableImageWwr),
      tableImageWwb: await ofGrinders(record.tableImageWwb),
      outputImagesImageList: goods.images,
    },
    self: path,
  });
};
