import type { CollectionConfig, UIField } from 'payload';
import { keepReferred } from '../hooks/keep-referred.ts';

const usedIn: UIField = {
  name: 'usedIn',
  type: 'ui',
  label: { de: 'Verwendet in', en: 'Used in' },
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '@vitrine/content-model/admin/used-in.tsx#UsedIn' },
  },
};

/** A collection whose records stay as long as something links to them, and show what that is. */
export const keepsReferred = <C extends CollectionConfig>(collection: C): C => ({
  ...collection,
  fields: [...collection.fields, usedIn],
  hooks: { ...collection.hooks, beforeDelete: [...(collection.hooks?.beforeDelete ?? []), keepReferred] },
});
