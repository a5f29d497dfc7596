import { IMAGE_WIDTH_TEXT_APPEARANCES } from '@vitrine/contract/content-blocks.ts';
import type { Block } from 'payload';
import { imageField } from '../fields/pictures.ts';
import { richTextField } from '../fields/rich-text.ts';
import { choiceField } from './choice.ts';

export const imageWidthTextBlock: Block = {
  slug: 'imageWidthText',
  interfaceName: 'ImageWidthTextBlock',
  labels: { singular: { de: 'Bild mit Text', en: 'Image with text' }, plural: { de: 'Bilder mit Text', en: 'Images with text' } },
  fields: [
    choiceField('appearance', { de: 'Anordnung', en: 'Arrangement' }, IMAGE_WIDTH_TEXT_APPEARANCES, {
      imageLeft: { de: 'Bild links', en: 'Image on the left' },
      imageRight: { de: 'Bild rechts', en: 'Image on the right' },
    }),
    imageField('image', { de: 'Bild', en: 'Image' }, { required: true }),
    richTextField('copy', { de: 'Text', en: 'Copy' }),
  ],
};
