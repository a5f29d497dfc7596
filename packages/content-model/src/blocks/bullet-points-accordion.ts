import type { Block } from 'payload';
import { linesField } from '../fields/lines.ts';
import { textField } from '../fields/texts.ts';
import { accordionItemsField } from './accordion-items.ts';

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
    accordionItemsField(linesField('bulletPoints', { de: 'Punkte', en: 'Points' })),
  ],
};
