import type { Block } from 'payload';
import { textField } from '../fields/texts.ts';

export const faqBlock: Block = {
  slug: 'faq',
  interfaceName: 'FaqBlock',
  labels: {
    singular: { de: 'Häufige Fragen', en: 'Frequent questions' },
    plural: { de: 'Häufige Fragen', en: 'Frequent questions' },
  },
  fields: [
    textField('headline', { de: 'Überschrift', en: 'Headline' }, { maxLength: 120 }),
    {
      name: 'faqList',
      type: 'relationship',
      relationTo: 'faqs',
      hasMany: true,
      required: true,
      label: { de: 'Fragen', en: 'Questions' },
      admin: { appearance: 'drawer', isSortable: true },
    },
  ],
};
