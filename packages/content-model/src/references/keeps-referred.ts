import type { CollectionConfig } from 'payload';
import { shownField } from '../fields/shown-field.ts';
import { keepReferred } from '../hooks/keep-referred.ts';

const usedIn = shownField('usedIn', { de: 'Verwendet in', en: 'Used in' }, '/admin/references/used-in.tsx#UsedIn', 'sidebar');

/** A collection whose records stay as long as something links to them, and show what that is. */
export const keepsReferred = <C extends CollectionConfig>(collection: C): C => ({
  ...collection,
  fields: [...collection.fields, usedIn],
  hooks: { ...collection.hooks, beforeDelete: [...(collection.hooks?.beforeDelete ?? []), keepReferred] },
});
