import type { CollectionSlug, PolymorphicRelationshipField, RelationshipFieldSingleValidation } from 'payload';

/** Collections whose records have a page of their own in the app; packages/release knows the route of each. */
const PAGES: CollectionSlug[] = [
  'products',
  'product-overviews',
  'product-lines',
  'product-line-automations',
  'applications',
  'case-studies',
  'content-pages',
];

interface PageEntryOptions {
  condition: NonNullable<NonNullable<PolymorphicRelationshipField['admin']>['condition']>;
  validate: RelationshipFieldSingleValidation;
}

/** A page of the app that a link or a menu entry leads to. */
export const pageEntryField = ({ condition, validate }: PageEntryOptions): PolymorphicRelationshipField => ({
  name: 'entry',
  type: 'relationship',
  relationTo: PAGES,
  label: { de: 'Seite', en: 'Page' },
  admin: { condition },
  validate,
});
