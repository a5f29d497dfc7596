import type { ArrayField } from 'payload';
import type { AdminText } from '../languages.ts';
import { imageListField } from './pictures.ts';
import { ROW_LABEL } from './row-label.ts';
import { copyField, textField } from './texts.ts';

/** Slides with pictures or videos, a headline and a text to unfold. */
export const highlightListField = (description: AdminText): ArrayField => ({
  name: 'highlightList',
  type: 'array',
  label: { de: 'Höhepunkte', en: 'Highlights' },
  labels: { singular: { de: 'Höhepunkt', en: 'Highlight' }, plural: { de: 'Höhepunkte', en: 'Highlights' } },
  maxRows: 12,
  admin: { initCollapsed: true, components: { RowLabel: ROW_LABEL }, description },
  fields: [
    {
      type: 'row',
      fields: [
        textField('label', { de: 'Dachzeile', en: 'Label' }, { maxLength: 60, width: '33%' }),
        textField('headline', { de: 'Überschrift', en: 'Headline' }, { required: true, maxLength: 120, width: '67%' }),
      ],
    },
    textField('accordionHeadline', { de: 'Überschrift zum Aufklappen', en: 'Headline to unfold' }, { maxLength: 120 }),
    copyField('accordionCopy', { de: 'Text zum Aufklappen', en: 'Copy to unfold' }),
    imageListField('imagesList', { de: 'Bilder', en: 'Images' }),
    { name: 'videoList', type: 'upload', relationTo: 'videos', hasMany: true, label: { de: 'Videos', en: 'Videos' } },
  ],
});
