import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { copyField, textField } from '../fields/texts.ts';
import { GROUP_CATALOGUE } from './groups.ts';

export const faqs: CollectionConfig = {
  slug: 'faqs',
  labels: {
    singular: { de: 'Häufige Frage', en: 'Frequent question' },
    plural: { de: 'Häufige Fragen', en: 'Frequent questions' },
  },
  access: contentAccess,
  admin: { group: GROUP_CATALOGUE, useAsTitle: 'question', defaultColumns: ['question', 'answer', 'updatedAt'] },
  fields: [
    textField('question', { de: 'Frage', en: 'Question' }, { required: true }),
    copyField('answer', { de: 'Antwort', en: 'Answer' }, { required: true }),
  ],
};
