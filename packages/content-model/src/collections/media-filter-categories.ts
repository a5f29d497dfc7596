import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { slugify } from '../fields/slugify.ts';
import { textField } from '../fields/texts.ts';
import { GROUP_MEDIA } from './groups.ts';

/** Groups of the media library's filters ("Maschine", "Anlass"), in the order made by dragging. */
export const mediaFilterCategories: CollectionConfig = {
  slug: 'media-filter-categories',
  labels: {
    singular: { de: 'Filtergruppe', en: 'Filter category' },
    plural: { de: 'Filtergruppen der Mediathek', en: 'Filter categories of the media library' },
  },
  access: contentAccess,
  orderable: true,
  admin: { group: GROUP_MEDIA, useAsTitle: 'title', defaultColumns: ['title', 'identifier', 'updatedAt'] },
  fields: [
    textField('title', { de: 'Bezeichnung', en: 'Name' }, { required: true, maxLength: 80 }),
    {
      name: 'identifier',
      type: 'text',
      label: { de: 'Kennung', en: 'Identifier' },
      required: true,
      unique: true,
      maxLength: 60,
      admin: {
        position: 'sidebar',
        description: {
          de: 'Name der Gruppe für Programme. Leer lassen: wird aus der Bezeichnung gebildet.',
          en: 'Name of the category for programs. Leave empty to make it from the name.',
        },
      },
      hooks: {
        beforeValidate: [
          ({ value, data, originalDoc }) => {
            const source: unknown = value || data?.title || originalDoc?.title;
            return typeof source === 'string' ? slugify(source) : value;
          },
        ],
      },
    },
  ],
};
