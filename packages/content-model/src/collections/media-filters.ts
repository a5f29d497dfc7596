import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { textField } from '../fields/texts.ts';
import { GROUP_MEDIA } from './groups.ts';
import { isOnlyWhole, isTwoLevels } from './media-filter-rules.ts';

/** Filters of the media library: a tree of two levels below each category, in the order made by dragging. */
export const mediaFilters: CollectionConfig = {
  slug: 'media-filters',
  labels: {
    singular: { de: 'Filter', en: 'Filter' },
    plural: { de: 'Filter der Mediathek', en: 'Filters of the media library' },
  },
  access: contentAccess,
  orderable: true,
  admin: { group: GROUP_MEDIA, useAsTitle: 'title', defaultColumns: ['title', 'category', 'parent', 'updatedAt'] },
  fields: [
    textField('title', { de: 'Bezeichnung', en: 'Name' }, { required: true, maxLength: 80 }),
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'media-filter-categories',
      label: { de: 'Gruppe', en: 'Category' },
      required: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'media-filters',
      label: { de: 'Übergeordneter Filter', en: 'Filter above' },
      filterOptions: ({ id, data }) => ({
        parent: { exists: false },
        ...(data?.category && { category: { equals: data.category } }),
        ...(id && { id: { not_equals: id } }),
      }),
      validate: isTwoLevels,
      admin: {
        position: 'sidebar',
        description: { de: 'Leer: ein Filter der ersten Ebene.', en: 'Empty: a filter of the first level.' },
      },
    },
    {
      name: 'isWhole',
      type: 'checkbox',
      label: { de: 'Ohne Einzelauswahl', en: 'Without single choices' },
      defaultValue: false,
      validate: isOnlyWhole,
      admin: {
        condition: (data) => !data?.parent,
        position: 'sidebar',
        description: {
          de: 'Die Filter darunter lassen sich nicht einzeln wählen, und er steht nicht in der Liste der aktiven Filter. Höchstens einer.',
          en: 'The filters below it cannot be chosen one by one, and it is not in the list of active filters. One at most.',
        },
      },
    },
  ],
};
