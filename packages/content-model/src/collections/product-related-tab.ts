import type { Tab } from 'payload';
import { textField } from '../fields/texts.ts';

export const productRelatedTab: Tab = {
  label: { de: 'Verwandtes', en: 'Related' },
  fields: [
    textField('relatedContentHeadline', { de: 'Überschrift', en: 'Headline' }, { maxLength: 120 }),
    {
      name: 'productRelatedContentList',
      type: 'relationship',
      relationTo: 'products',
      hasMany: true,
      label: { de: 'Verwandte Produkte', en: 'Related products' },
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
    },
  ],
};
