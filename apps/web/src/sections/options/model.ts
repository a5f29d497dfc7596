import { type CategoryGroup, groupByCategory } from '../category-groups.ts';
import type { ProductOption } from '../product-model.ts';

/** Options under each of their categories: tabs on the screen, category lists in print. */
export function optionsByCategory(options: readonly ProductOption[]): CategoryGroup<ProductOption>[] {
  return groupByCategory(options, (option) => option.productOptionsCategoryList);
}

/** The picture of an option beside its name; an option without one shows the picture of its slides. */
export function optionImage({ productOptionsImageList, productOptionsSlideImage }: ProductOption) {
  return productOptionsImageList[0] ?? productOptionsSlideImage;
}

/** What the full-screen view of an option pages through; an option without slides has one, itself. */
export function optionSlides(option: ProductOption): { headline: string; copy: string }[] {
  return option.fullscreenSlides.length > 0 ? option.fullscreenSlides : [{ headline: option.title, copy: option.copy }];
}
