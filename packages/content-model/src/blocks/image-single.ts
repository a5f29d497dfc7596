import type { Block } from 'payload';
import { imageField } from '../fields/pictures.ts';

export const imageSingleBlock: Block = {
  slug: 'imageSingle',
  interfaceName: 'ImageSingleBlock',
  labels: { singular: { de: 'Einzelbild', en: 'Single image' }, plural: { de: 'Einzelbilder', en: 'Single images' } },
  fields: [
    imageField('image', { de: 'Bild', en: 'Image' }, { required: true }),
    imageField(
      'pdfOverwriteImage',
      { de: 'Bild für den Druck', en: 'Image for print' },
      {
        description: {
          de: 'Steht im PDF an seiner Stelle, zum Beispiel eine Zeichnung auf Weiß.',
          en: 'Takes its place in the PDF, for example a drawing on white.',
        },
      },
    ),
  ],
};
