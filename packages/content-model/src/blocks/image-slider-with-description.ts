import { CROPS } from '@vitrine/contract/assets.ts';
import type { Block } from 'payload';
import { imageListField } from '../fields/pictures.ts';
import { copyField, textField } from '../fields/texts.ts';
import { choiceField } from './choice.ts';

export const imageSliderWithDescriptionBlock: Block = {
  slug: 'imageSliderWithDescription',
  dbName: 'page_image_slider',
  interfaceName: 'ImageSliderWithDescriptionBlock',
  labels: {
    singular: { de: 'Bilderslider mit Beschreibung', en: 'Image slider with description' },
    plural: { de: 'Bilderslider mit Beschreibung', en: 'Image sliders with description' },
  },
  fields: [
    textField('headline', { de: 'Überschrift', en: 'Headline' }, { required: true, maxLength: 120 }),
    textField('subline', { de: 'Unterzeile', en: 'Subline' }),
    copyField('copy', { de: 'Text', en: 'Copy' }),
    imageListField('imageList', { de: 'Bilder', en: 'Images' }, { required: true }),
    choiceField(
      'imageSize',
      { de: 'Bildformat', en: 'Image format' },
      CROPS,
      {
        auto: { de: 'Wie das Bild ist', en: 'As the picture is' },
        square: { de: 'Quadratisch', en: 'Square' },
        portrait: { de: 'Hochformat 4:5', en: 'Portrait 4:5' },
        landscape: { de: 'Querformat 3:2', en: 'Landscape 3:2' },
      },
      'landscape',
    ),
  ],
};
