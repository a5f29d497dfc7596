import type { ArrayField, Field } from 'payload';
import { ROW_LABEL } from '../fields/row-label.ts';
import { textField } from '../fields/texts.ts';

/** The items of an accordion: a headline each, and what opens below it. */
export const accordionItemsField = (below: Field): ArrayField => ({
  name: 'accordionItem',
  type: 'array',
  label: { de: 'Einträge', en: 'Items' },
  labels: { singular: { de: 'Eintrag', en: 'Item' }, plural: { de: 'Einträge', en: 'Items' } },
  minRows: 1,
  maxRows: 30,
  required: true,
  admin: { components: { RowLabel: ROW_LABEL } },
  fields: [textField('accordionHeadline', { de: 'Überschrift', en: 'Headline' }, { required: true, maxLength: 120 }), below],
});
