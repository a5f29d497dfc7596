import { ACCORDION_APPEARANCES } from '@vitrine/contract/content-blocks.ts';
import type { Block } from 'payload';
import { copyField, textField } from '../fields/texts.ts';
import { accordionItemsField } from './accordion-items.ts';
import { choiceField } from './choice.ts';

export const accordionBlock: Block = {
  slug: 'accordion',
  interfaceName: 'AccordionBlock',
  labels: { singular: { de: 'Akkordeon', en: 'Accordion' }, plural: { de: 'Akkordeons', en: 'Accordions' } },
  fields: [
    textField('headline', { de: 'Überschrift', en: 'Headline' }, { maxLength: 120 }),
    {
      type: 'row',
      fields: [
        choiceField('appearance', { de: 'Darstellung', en: 'Appearance' }, ACCORDION_APPEARANCES, {
          default: { de: 'Liste, ein Eintrag offen', en: 'List, one item open' },
          cards: { de: 'Karten, mehrere offen', en: 'Cards, several open' },
        }),
        {
          name: 'isFirstItemOpen',
          type: 'checkbox',
          label: { de: 'Erster Eintrag ist offen', en: 'First item is open' },
          defaultValue: false,
          admin: { width: '50%', style: { alignSelf: 'end' } },
        },
      ],
    },
    accordionItemsField(copyField('accordionCopy', { de: 'Text', en: 'Copy' }, { required: true })),
  ],
};
