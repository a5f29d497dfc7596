import type { RelationshipField } from 'payload';
import type { AdminText } from '../languages.ts';

/** Topics of a page; the first one is above its title. */
export const categoryListField = (name: string, area: 'general' | 'lines', label: AdminText): RelationshipField => ({
  name,
  type: 'relationship',
  relationTo: 'categories',
  hasMany: true,
  label,
  filterOptions: { area: { equals: area } },
  admin: {
    position: 'sidebar',
    description: { de: 'Das erste steht über dem Titel.', en: 'The first one is shown above the title.' },
  },
});
