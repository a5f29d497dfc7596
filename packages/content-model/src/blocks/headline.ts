import { HEADLINE_SIZES } from '@vitrine/contract/content-blocks.ts';
import type { Block } from 'payload';
import { textField } from '../fields/texts.ts';
import { choiceField } from './choice.ts';

export const headlineBlock: Block = {
  slug: 'headline',
  interfaceName: 'HeadlineBlock',
  labels: { singular: { de: 'Überschrift', en: 'Headline' }, plural: { de: 'Überschriften', en: 'Headlines' } },
  fields: [
    textField('headline', { de: 'Überschrift', en: 'Headline' }, { required: true, maxLength: 160 }),
    choiceField(
      'size',
      { de: 'Größe', en: 'Size' },
      HEADLINE_SIZES,
      {
        h1: { de: 'H1, sehr groß', en: 'H1, very large' },
        h2: { de: 'H2, groß', en: 'H2, large' },
        h3: { de: 'H3, mittel', en: 'H3, medium' },
        h4: { de: 'H4, klein', en: 'H4, small' },
      },
      'h2',
    ),
  ],
};
