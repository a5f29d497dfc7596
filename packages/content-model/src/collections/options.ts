import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { imageField, imageListField, videoField } from '../fields/pictures.ts';
import { ROW_LABEL } from '../fields/row-label.ts';
import { copyField, textField } from '../fields/texts.ts';
import { VERSIONED } from '../fields/versions.ts';
import { GROUP_CATALOGUE } from './groups.ts';

export const options: CollectionConfig = {
  slug: 'options',
  labels: { singular: { de: 'Option', en: 'Option' }, plural: { de: 'Optionen', en: 'Options' } },
  access: contentAccess,
  versions: VERSIONED,
  admin: {
    group: GROUP_CATALOGUE,
    useAsTitle: 'title',
    defaultColumns: ['title', 'productOptionsImageList', 'productOptionsCategoryList', '_status', 'updatedAt'],
  },
  fields: [
    textField('title', { de: 'Titel', en: 'Title' }, { required: true, maxLength: 120 }),
    copyField('copy', { de: 'Text', en: 'Copy' }, { required: true }),
    {
      name: 'productOptionsCategoryList',
      type: 'relationship',
      relationTo: 'option-categories',
      hasMany: true,
      required: true,
      label: { de: 'Kategorien', en: 'Categories' },
      admin: { position: 'sidebar' },
    },
    imageListField(
      'productOptionsImageList',
      { de: 'Bilder', en: 'Images' },
      {
        required: true,
        description: { de: 'Das erste Bild steht auf der Kachel.', en: 'The first image is on the tile.' },
      },
    ),
    {
      type: 'collapsible',
      label: { de: 'Vollbildansicht', en: 'Full-screen view' },
      fields: [
        imageField('productOptionsSlideImage', { de: 'Großes Bild', en: 'Large image' }),
        videoField(
          'productOptionsSlideVideo',
          { de: 'Video', en: 'Video' },
          {
            description: {
              de: 'Ersetzt das große Bild auf dem Bildschirm; im Druck steht das Bild.',
              en: 'Replaces the large image on screen; print shows the image.',
            },
          },
        ),
        {
          name: 'fullscreenSlides',
          type: 'array',
          label: { de: 'Abschnitte', en: 'Sections' },
          labels: { singular: { de: 'Abschnitt', en: 'Section' }, plural: { de: 'Abschnitte', en: 'Sections' } },
          maxRows: 8,
          admin: { initCollapsed: true, components: { RowLabel: ROW_LABEL } },
          fields: [
            textField('headline', { de: 'Überschrift', en: 'Headline' }, { required: true, maxLength: 120 }),
            copyField('copy', { de: 'Text', en: 'Copy' }, { required: true }),
          ],
        },
      ],
    },
  ],
};
