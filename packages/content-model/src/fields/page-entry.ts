import type { PolymorphicRelationshipField, RelationshipFieldSingleValidation } from 'payload';
import { PAGE_COLLECTIONS } from './page-collections.ts';

interface PageEntryOptions {
  condition: NonNullable<NonNullable<PolymorphicRelationshipField['admin']>['condition']>;
  validate: RelationshipFieldSingleValidation;
}

/** A page of the app that a link or a menu entry leads to. */
export const pageEntryField = ({ condition, validate }: PageEntryOptions): PolymorphicRelationshipField => ({
  name: 'entry',
  type: 'relationship',
  relationTo: [...PAGE_COLLECTIONS],
  label: { de: 'Seite', en: 'Page' },
  admin: { condition },
  validate,
});
