import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { imageField } from '../fields/pictures.ts';
import { slugField } from '../fields/slug.ts';
import { copyField, textField } from '../fields/texts.ts';
import { VERSIONED } from '../fields/versions.ts';
import { productTypeField } from '../output/product-type-field.ts';
import { tableTab } from '../output/table-tab.ts';
import { GROUP_CATALOGUE } from './groups.ts';

export const productOverviews: CollectionConfig = {
  slug: 'product-overviews',
  labels: {
    singular: { de: 'Produktübersicht', en: 'Product overview' },
    plural: { de: 'Produktübersichten', en: 'Product overviews' },
  },
  access: contentAccess,
  versions: VERSIONED,
  admin: {
    group: GROUP_CATALOGUE,
    useAsTitle: 'title',
    defaultColumns: ['title', 'introImage', 'productType', '_status', 'updatedAt'],
  },
  fields: [
    slugField('title'),
    {
      type: 'tabs',
      tabs: [
        {
          label: { de: 'Einstieg', en: 'Introduction' },
          fields: [
            productTypeField(true, {
              de: 'Bestimmt die Tabellen der Seite und welche Maschinen sich wählen lassen.',
              en: 'Decides the tables of the page and which machines can be chosen.',
            }),
            textField('title', { de: 'Titel', en: 'Title' }, { required: true, maxLength: 120 }),
            copyField('introSubline', { de: 'Unterzeile', en: 'Subline' }, { maxLength: 400 }),
            imageField('introImage', { de: 'Bild oben', en: 'Image at the top' }, { required: true }),
          ],
        },
        tableTab,
        {
          label: { de: 'Bilder', en: 'Images' },
          fields: [
            {
              ...imageField('grinderImage', { de: 'Bild der Wölfe', en: 'Image of the grinders' }),
              admin: {
                condition: (data) => data?.productType === 'grinders',
                description: {
                  de: 'Neben Tabellen, die kein eigenes Bild haben.',
                  en: 'Beside tables that have no image of their own.',
                },
              },
            },
            {
              name: 'outputImages',
              type: 'array',
              maxRows: 12,
              label: { de: 'Bilder der Erzeugnisse', en: 'Images of the goods' },
              labels: { singular: { de: 'Bild', en: 'Image' }, plural: { de: 'Bilder', en: 'Images' } },
              admin: {
                description: {
                  de: 'Wofür die Werte gelten: mit einer kurzen Beschreibung, zum Beispiel „Schweineschulter, 30-mm-Stücke“.',
                  en: 'What the figures hold for, with a short description, for example “pork shoulder, 30 mm pieces”.',
                },
              },
              fields: [
                imageField('image', { de: 'Bild', en: 'Image' }, { required: true }),
                textField('description', { de: 'Beschreibung', en: 'Description' }, { maxLength: 160 }),
              ],
            },
          ],
        },
      ],
    },
  ],
};
