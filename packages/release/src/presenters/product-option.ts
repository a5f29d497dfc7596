import type { ResourceIdentifier } from '@vitrine/contract/json-api.ts';
import { productOption } from '@vitrine/contract/products.ts';
import type { Content, Reference } from '../read/content-types.ts';
import { includeImage, includeImages } from './asset-image.ts';
import { includeVideo } from './asset-video.ts';
import { includeCategories } from './category.ts';
import type { PresenterContext } from './presenter-context.ts';

async function presentOption(context: PresenterContext, record: Content<'options'>) {
  const { type } = context;
  const [categories, images, slideImage, slideVideo] = await Promise.all([
    includeCategories(context, 'option-categories', record.productOptionsCategoryList),
    includeImages(context, record.productOptionsImageList, ['landscape', 'auto']),
    includeImage(context, record.productOptionsSlideImage, ['landscape', 'auto']),
    includeVideo(context, record.productOptionsSlideVideo),
  ]);
  return {
    attributes: {
      title: type.text(record.title),
      copy: type.text(record.copy),
      fullscreenSlides: (record.fullscreenSlides ?? []).map(({ headline, copy }) => ({
        headline: type.text(headline),
        copy: type.text(copy),
      })),
    },
    relationships: {
      productOptionsCategoryList: categories,
      productOptionsImageList: images,
      productOptionsSlideImage: slideImage,
      productOptionsSlideVideo: slideVideo,
    },
  };
}

/** Includes ordered options. */
export async function includeOptions(
  context: PresenterContext,
  references: readonly Reference<'options'>[] | null | undefined,
): Promise<ResourceIdentifier[]> {
  const records = await context.read.many('options', references);
  return Promise.all(
    records.map((record) => context.included.add(productOption, record.id, () => presentOption(context, record))),
  );
}
