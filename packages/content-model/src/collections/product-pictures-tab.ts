import type { Tab } from 'payload';
import { imageField, imageListField } from '../fields/pictures.ts';
import { ROW_LABEL } from '../fields/row-label.ts';
import { copyField, textField } from '../fields/texts.ts';

export const productPicturesTab: Tab = {
  label: { de: 'Bilder & 360°', en: 'Images & 360°' },
  fields: [
    {
      type: 'row',
      fields: [
        imageField(
          'productImage',
          { de: 'Hauptbild', en: 'Main image' },
          {
            required: true,
            description: {
              de: 'Oben auf der Seite und ganzseitig im Druck.',
              en: 'At the top of the page and full page in print.',
            },
          },
        ),
        imageField(
          'previewImage',
          { de: 'Vorschaubild', en: 'Preview image' },
          {
            required: true,
            description: { de: 'Auf Kacheln, im Menü und in Listen.', en: 'On tiles, in the menu and in lists.' },
          },
        ),
      ],
    },
    {
      name: 'threeDRenderings',
      type: 'relationship',
      relationTo: 'three-d-renderings',
      hasMany: true,
      label: { de: 'Rundumansichten (360°)', en: 'Turntables (360°)' },
      admin: {
        description: {
          de: 'Mehrere erscheinen als Reiter. Ohne Rundumansicht zeigt die Seite die Höhepunkte.',
          en: 'Several are shown as tabs. Without a turntable the page shows the highlights.',
        },
      },
    },
    imageField(
      'threeDRenderingThumbnail',
      { de: 'Startbild der Rundumansicht', en: 'Start image of the turntable' },
      {
        description: {
          de: 'Steht da, bis der Leser die Drehung startet.',
          en: 'Stands in until the reader starts the rotation.',
        },
      },
    ),
    {
      name: 'highlightList',
      type: 'array',
      label: { de: 'Höhepunkte', en: 'Highlights' },
      labels: { singular: { de: 'Höhepunkt', en: 'Highlight' }, plural: { de: 'Höhepunkte', en: 'Highlights' } },
      maxRows: 12,
      admin: {
        initCollapsed: true,
        components: { RowLabel: ROW_LABEL },
        description: {
          de: 'Bilderfolge der Seite, solange das Produkt keine Rundumansicht hat.',
          en: 'Slides of the page as long as the product has no turntable.',
        },
      },
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
    },
  ],
};
