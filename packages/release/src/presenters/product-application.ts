import { productApplication } from '@vitrine/contract/product-applications.ts';
import { toWireResource } from '../build/wire-resource.ts';
import type { Content } from '../read/content-types.ts';
import { includeImage } from './asset-image.ts';
import { includeCategories } from './category.ts';
import { slugOf } from './page-collections.ts';
import type { DocumentPresenter, PresenterContext } from './presenter-context.ts';
import { includeProductsAndLines } from './product-or-line-list.ts';
import { includeRelatedContent } from './related-content.ts';

/** The slides: texts and two lists of pictures in one order; a slide whose picture is gone leaves all three. */
async function presentSlider(context: PresenterContext, record: Content<'applications'>) {
  const { type } = context;
  const slides = await Promise.all(
    (record.detailSlider ?? []).map(async ({ headline, bulletPoints, image, previewImage }) => {
      const [big, preview] = await Promise.all([
        includeImage(context, image, ['landscape', 'auto']),
        includeImage(context, previewImage ?? image, ['square']),
      ]);
      const points = (bulletPoints ?? []).map(({ text }) => type.text(text));
      return big && preview && { detail: { headline: type.text(headline), bulletPoints: points }, big, preview };
    }),
  );
  const there = slides.filter((slide) => slide !== null);
  return {
    detailSlider: there.map(({ detail }) => detail),
    detailSliderPreviewImages: there.map(({ preview }) => preview),
    detailSliderBigImages: there.map(({ big }) => big),
  };
}

/** `application/{slug}`. */
export const presentProductApplication: DocumentPresenter = async (context, path) => {
  const { read, type } = context;
  const record = await read.find('applications', { slug: { equals: slugOf(path) } });
  if (!record) return null;
  const { detailSlider, detailSliderPreviewImages, detailSliderBigImages } = await presentSlider(context, record);
  const { categories, ...tiles } = await includeProductsAndLines(context, record.productOrProductLineList);
  const [categoryList, productImage, productCategoryList, relatedContentList] = await Promise.all([
    includeCategories(context, 'categories', record.categoryList),
    includeImage(context, record.productImage, ['auto', 'portrait']),
    includeCategories(context, 'product-categories', [...new Set(categories)]),
    includeRelatedContent(context, record.relatedContentList, record.id),
  ]);
  return toWireResource(productApplication, record.id, {
    attributes: {
      slug: record.slug,
      title: type.text(record.title),
      subline: type.text(record.subline ?? null),
      detailSlider,
      detailFacts: (record.detailFacts ?? []).map(({ bulletPoint, icon }) => ({
        bulletPoint: type.text(bulletPoint),
        icon: icon ? { value: icon } : null,
      })),
    },
    relationships: {
      categoryList,
      productImage,
      detailSliderPreviewImages,
      detailSliderBigImages,
      ...tiles,
      productCategoryList,
      relatedContentList,
    },
    self: path,
  });
};
