import type { Tab } from 'payload';
import { relatedContentField } from '../fields/related-content.ts';
import { textField } from '../fields/texts.ts';

export const productRelatedTab: Tab = {
  label: { de: 'Verwandtes', en: 'Related' },
  fields: [
    textField('relatedContentHeadline', { de: 'Überschrift', en: 'Headline' }, { maxLength: 120 }),
    relatedContentField('productRelatedContentList'),
  ],
};
