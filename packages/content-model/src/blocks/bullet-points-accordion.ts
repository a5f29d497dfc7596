import type { Block } from 'payload';
import { linesField } from '../fields/lines.ts';
import { ROW_LABEL } from '../fields/row-label.ts';
import { textField } from '../fields/texts.ts';

export const bulletPointsAccordionBlock: Block = {
  slug: 'bulletPointsAccordion',
  dbName: 'page_bullets_accordion',
  interfaceName: 'BulletPointsAccordionBlock',
  labels: {
    singular: { de: 'Akkordeon mit Aufzählungen', en: 'Accordion of bullet points' },
    plural: { de: 'Akkordeons mit Aufzählungen', en: 'Accordions of bullet points' },
  },
  fields: [
    textField('headline', { de: 'Überschrift', en: 'Headline' }, { maxLength: 120 }),
    {
      name: 'accordionItem',
      type: 'array',
      label: { de: 'Einträge', en: 'Items' },
      labels: { singular: { de: 'Eintrag', en: 'Item' }, plural: { de: 'Einträge', en: 'Items' } },
      minRows: 1,
      maxRows: 30,
      required: true,
      admin: { components: { RowLabel: ROW_LABEL } },
      fields: [
        textField('accordionHeadline', { de: 'Überschrift', en: 'Headline' }, { required: true, maxLength: 120 }),
        linesField('bulletPoints', { de: 'Punkte', en: 'Points' }),
      ],
    },
  ],
};
