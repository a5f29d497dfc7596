import { categoryCollection } from './category-collection.ts';

export const optionCategories = categoryCollection(
  'option-categories',
  { de: 'Optionskategorie', en: 'Option category' },
  { de: 'Optionskategorien', en: 'Option categories' },
);
