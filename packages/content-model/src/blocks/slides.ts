import type { ArrayField } from 'payload';
import { imageField } from '../fields/pictures.ts';
import { ROW_LABEL } from '../fields/row-label.ts';
import { copyField, textField } from '../fields/texts.ts';

/** Slides of a slider: a picture each, with words if it needs them. */
export const slidesField: ArrayField = {
  name: 'items',
  type: 'array',
  label: { de: 'Bilder mit Text', en: 'Pictures with text' },
  labels: {
    singular: { de: 'Bild mit Text', en: 'Picture with text' },
    plural: { de: 'Bilder mit Text', en: 'Pictures with text' },
  },
  minRows: 1,
  maxRows: 30,
  required: true,
  admin: { components: { RowLabel: ROW_LABEL } },
  fields: [
    imageField('image', { de: 'Bild', en: 'Image' }, { required: true }),
    textField('headline', { de: 'Überschrift', en: 'Headline' }, { maxLength: 120 }),
    copyField('copy', { de: 'Text', en: 'Copy' }, { maxLength: 600 }),
  ],
};
