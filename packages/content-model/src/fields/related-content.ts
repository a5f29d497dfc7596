import { PAGES } from '@vitrine/contract/pages.ts';
import type { PolymorphicRelationshipField } from 'payload';
import { kindOf, PAGE_COLLECTIONS } from './page-collections.ts';

/** Collections that a related item can be of; packages/release presents each as its category. */
const RELATED_COLLECTIONS = PAGE_COLLECTIONS.filter((collection) => PAGES[kindOf(collection)].relatedCategory !== null);

/**
 * The tiles at the foot of a page, in the editor's order. Chosen from the lists with their pictures; a page is never
 * related to itself.
 */
export const relatedContentField = (name: 'relatedContentList' | 'productRelatedContentList'): PolymorphicRelationshipField => ({
  name,
  type: 'relationship',
  relationTo: RELATED_COLLECTIONS,
  hasMany: true,
  maxRows: 12,
  label: { de: 'Verwandte Inhalte', en: 'Related content' },
  admin: {
    appearance: 'drawer',
    isSortable: true,
    description: {
      de: 'Kacheln am Fuß der Seite, in dieser Reihenfolge. Was nicht veröffentlicht ist, erscheint nicht.',
      en: 'Tiles at the foot of the page, in this order. What is not published is not shown.',
    },
  },
  filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
});
