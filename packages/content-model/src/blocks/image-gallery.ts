import type { Block } from 'payload';
import { imageListField } from '../fields/pictures.ts';
import { textField } from '../fields/texts.ts';

export const imageGalleryBlock: Block = {
  slug: 'imageGallery',
  interfaceName: 'ImageGalleryBlock',
  labels: { singular: { de: 'Bildergalerie', en: 'Image gallery' }, plural: { de: 'Bildergalerien', en: 'Image galleries' } },
  fields: [
    textField('headline', { de: 'Überschrift', en: 'Headline' }, { maxLength: 120 }),
    imageListField('imageList', { de: 'Bilder', en: 'Images' }, { required: true }),
  ],
};
