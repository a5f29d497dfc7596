import type { CollectionConfig } from 'payload';
import { categoryCollection } from './category-collection.ts';

const base = categoryCollection('categories', { de: 'Thema', en: 'Topic' }, { de: 'Themen', en: 'Topics' });

/** What applications, case studies and automation pages are sorted by. */
export const categories = {
  ...base,
  admin: { ...base.admin, defaultColumns: ['title', 'area', 'updatedAt'] },
  fields: [
    ...base.fields,
    {
      name: 'area',
      type: 'select',
      required: true,
      defaultValue: 'general',
      label: { de: 'Gilt für', en: 'Is for' },
      options: [
        { value: 'general', label: { de: 'Anwendungen und Praxisberichte', en: 'Applications and case studies' } },
        { value: 'lines', label: { de: 'Automatisierung von Produktlinien', en: 'Automation of product lines' } },
      ],
      admin: { position: 'sidebar' },
    },
  ],
} satisfies CollectionConfig;
