import { categoryCollection } from './category-collection.ts';

export const advantageCategories = categoryCollection(
  'advantage-categories',
  { de: 'Vorteilskategorie', en: 'Advantage category' },
  { de: 'Vorteilskategorien', en: 'Advantage categories' },
);
