import { category } from '@vitrine/contract/categories.ts';
import type { ResourceIdentifier } from '@vitrine/contract/json-api.ts';
import { advantageCategory, productCategory, productOptionCategory } from '@vitrine/contract/products.ts';
import { toWireResource } from '../build/wire-resource.ts';
import type { Reference } from '../read/content-types.ts';
import type { DocumentPresenter, PresenterContext } from './presenter-context.ts';

/** Editors order categories by dragging. */
const BY_HAND = '_order';

type CategorySlug = 'categories' | 'product-categories' | 'advantage-categories' | 'option-categories';
type CategoryDefinition = typeof category | typeof productCategory | typeof advantageCategory | typeof productOptionCategory;

const CATEGORIES: Record<CategorySlug, CategoryDefinition> = {
  categories: category,
  'product-categories': productCategory,
  'advantage-categories': advantageCategory,
  'option-categories': productOptionCategory,
};

const present = ({ type }: PresenterContext, { title }: { title: string }) => ({
  attributes: { title: type.name(title) },
  relationships: {},
});

function list(collection: CategorySlug): DocumentPresenter {
  return async (context) => {
    const records = await context.read.list(collection, BY_HAND);
    return records.map((record) => toWireResource(CATEGORIES[collection], record.id, present(context, record)));
  };
}

/** `advantage-category/_all` and `product-category/_all`, in the order of the filters. */
export const presentAdvantageCategories = list('advantage-categories');
export const presentProductCategories = list('product-categories');

/** `category/_all`, in the order of the filters. */
export const presentAllCategories = list('categories');

/** `category/_allLines`: those of the product lines' management system. */
export const presentLineCategories: DocumentPresenter = async (context) => {
  const records = await context.read.list('categories', BY_HAND);
  return records
    .filter(({ area }) => area === 'lines')
    .map((record) => toWireResource(category, record.id, present(context, record)));
};

/** Includes the categories of a record. */
export async function includeCategories(
  context: PresenterContext,
  collection: CategorySlug,
  references: readonly Reference<CategorySlug>[] | null | undefined,
): Promise<ResourceIdentifier[]> {
  const records = await context.read.many(collection, references);
  return Promise.all(
    records.map((record) => context.included.add(CATEGORIES[collection], record.id, () => present(context, record))),
  );
}
