import { IMAGE_WIDTH_TEXT_APPEARANCES } from '@vitrine/contract/content-blocks.ts';
import type { Block } from 'payload';
import { imageField } from '../fields/pictures.ts';
import { richTextField } from '../fields/rich-text.ts';

const LABELS = {
  imageLeft: { de: 'Bild links', en: 'Image on the left' },
  imageRight: { de: 'Bild rechts', en: 'Image on the right' },
};

export const imageWidthTextBlock: Block = {
  slug: 'imageWidthText',
  interfaceName: 'ImageWidthTextBlock',
  labels: { singular: { de: 'Bild mit Text', en: 'Image with text' }, plural: { de: 'Bilder mit Text', en: 'Images with text' } },
  fields: [
    {
      name: 'appearance',
      type: 'select',
      label: { de: 'Anordnung', en: 'Arrangement' },
      options: IMAGE_WIDTH_TEXT_APPEARANCES.map((value) => ({ value, label: LABELS[value] })),
      admin: {
        width: '50%',
        description: {
          de: 'Ohne Angabe wechseln die Bilder die Seite: das erste links, das zweite rechts.',
          en: 'Left empty, pictures change sides: the first on the left, the second on the right.',
        },
      },
    },
    imageField('image', { de: 'Bild', en: 'Image' }, { required: true }),
    richTextField('copy', { de: 'Text', en: 'Copy' }),
  ],
};
