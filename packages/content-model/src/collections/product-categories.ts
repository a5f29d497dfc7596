import { categoryCollection } from './category-collection.ts';

export const productCategories = categoryCollection(
  'product-categories',
  { de: 'Produktkategorie', en: 'Product category' },
  { de: 'Produktkategorien', en: 'Product categories' },
);
