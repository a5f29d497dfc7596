import { productLineAutomation } from '@vitrine/contract/product-line-automation.ts';
import { toWireResource } from '../build/wire-resource.ts';
import { includeImages } from './asset-image.ts';
import { includeVideos } from './asset-video.ts';
import { includeCategories } from './category.ts';
import { slugOf } from './page-collections.ts';
import type { DocumentPresenter, PresenterContext } from './presenter-context.ts';

/** The oldest line that lists an automation. */
async function lineOf({ read, type }: PresenterContext, automation: string) {
  const lines = await read.list('product-lines', ['createdAt', 'id']);
  const line = lines.find(({ automationList }) =>
    automationList?.some((one) => (typeof one === 'object' ? one.id : one) === automation),
  );
  return line ? { slug: line.slug, title: type.text(line.title) } : null;
}

/** `product-line-automation/{slug}`. */
export const presentProductLineAutomation: DocumentPresenter = async (context, path) => {
  const { read, type } = context;
  const record = await read.find('product-line-automations', { slug: { equals: slugOf(path) } });
  if (!record) return null;
  const [categories, imageList, videoList] = await Promise.all([
    includeCategories(context, 'categories', record.productLineManagementSystemCategoryList),
    includeImages(context, record.imageList, ['landscape', 'auto']),
    includeVideos(context, record.videoList),
  ]);
  return toWireResource(productLineAutomation, record.id, {
    attributes: {
      slug: record.slug,
      title: type.text(record.title),
      productLine: await lineOf(context, record.id),
      content: (record.content ?? []).map((block) =>
        block.blockType === 'headline'
          ? { type: 'headline' as const, headline: type.text(block.headline) }
          : { type: 'copy' as const, copy: type.text(block.copy) },
      ),
    },
    relationships: { productLineManagementSystemCategoryList: categories, imageList, videoList },
    self: path,
  });
};
