import { type CategoryGroup, groupByCategory } from '../category-groups.ts';
import type { ProductOption } from '../product-model.ts';

/** Options under their categories: tabs on the screen, category lists in print. */
export function optionsByCategory(options: readonly ProductOption[]): CategoryGroup<ProductOption>[] {
  return groupByCategory(options, (option) => option.productOptionsCategoryList);
}

/** What the full-screen view of an option pages through; an option without slides has one, itself. */
export function optionSlides(option: ProductOption): { headline: string; copy: string }[] {
  return option.fullscreenSlides.length > 0 ? option.fullscreenSlides : [{ headline: option.title, copy: option.copy }];
}
