import { QUOTE_BACKGROUNDS, QUOTE_STYLES } from '@vitrine/contract/content-blocks.ts';
import type { Block } from 'payload';
import { imageField } from '../fields/pictures.ts';
import { copyField, textField } from '../fields/texts.ts';
import { choiceField } from './choice.ts';

export const quoteBlock: Block = {
  slug: 'quote',
  interfaceName: 'QuoteBlock',
  labels: { singular: { de: 'Zitat', en: 'Quote' }, plural: { de: 'Zitate', en: 'Quotes' } },
  fields: [
    copyField(
      'quote',
      { de: 'Zitat', en: 'Quote' },
      {
        required: true,
        maxLength: 600,
        description: { de: 'Ohne Anführungszeichen; sie werden gesetzt.', en: 'Without quotation marks; they are added.' },
      },
    ),
    textField(
      'source',
      { de: 'Wer es sagt', en: 'Who says it' },
      { description: { de: 'Name, Funktion und Betrieb.', en: 'Name, role and company.' } },
    ),
    imageField('image', { de: 'Bild', en: 'Image' }),
    {
      type: 'row',
      fields: [
        choiceField('backgroundColor', { de: 'Hintergrund', en: 'Background' }, QUOTE_BACKGROUNDS, {
          white: { de: 'Weiß', en: 'White' },
          grey: { de: 'Grau', en: 'Grey' },
          blue: { de: 'Blau', en: 'Blue' },
          black: { de: 'Schwarz', en: 'Black' },
        }),
        choiceField('style', { de: 'Darstellung', en: 'Style' }, QUOTE_STYLES, {
          default: { de: 'Im Lauf der Seite', en: 'In the flow of the page' },
          full: { de: 'Volle Breite; auf Schwarz eine ganze Seite', en: 'Full width; on black a whole page' },
        }),
      ],
    },
  ],
};
