import type { CollectionSlug, PolymorphicRelationshipField, RelationshipFieldSingleValidation } from 'payload';
import { isPageCollection, PAGE_ROUTES } from './page-routes.ts';

const PAGES: CollectionSlug[] = Object.keys(PAGE_ROUTES).filter(isPageCollection);

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
