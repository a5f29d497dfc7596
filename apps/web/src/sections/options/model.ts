import { type CategoryGroup, groupByCategory } from '../category-groups.ts';
import { type Medium, mediaOf } from '../full-screen/media.ts';
import type { ProductOption } from '../resources.ts';

/**
 * Options under each of their categories: tabs on the screen, category lists in print. Where each category holds one option they would only
 * take them apart, so that all are in one list.
 */
export function optionGroups(options: readonly ProductOption[]): CategoryGroup<ProductOption>[] {
  const groups = groupByCategory(options, (option) => option.productOptionsCategoryList);
  return groups.some(({ items }) => items.length > 1) ? groups : [{ id: null, title: null, items: [...options] }];
}

/** The picture of an option beside its name; an option without one shows the picture of its slides. */
export function optionImage({ productOptionsImageList, productOptionsSlideImage }: ProductOption) {
  return productOptionsImageList[0] ?? productOptionsSlideImage;
}

/** What the full-screen view of an option pages through; an option without slides has one, itself. */
export function optionSlides(option: ProductOption): { headline: string; copy: string }[] {
  return option.fullscreenSlides.length > 0 ? option.fullscreenSlides : [{ headline: option.title, copy: option.copy }];
}

/** What is beside each slide: the video on the first one, pictures on the others, the last of them as often as needed. */
export function optionMedia(option: ProductOption): (Medium | null)[] {
  const { productOptionsSlideVideo: video, productOptionsSlideImage: image, productOptionsImageList } = option;
  const pictures = mediaOf(image ? [image, ...productOptionsImageList] : productOptionsImageList);
  return optionSlides(option).map((_, index) =>
    video && index === 0 ? { kind: 'video', video } : (pictures[Math.min(index, pictures.length - 1)] ?? null),
  );
}
