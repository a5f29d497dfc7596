import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { imageField } from '../fields/pictures.ts';
import { slugField } from '../fields/slug.ts';
import { textField } from '../fields/texts.ts';
import { VERSIONED } from '../fields/versions.ts';
import { GROUP_CATALOGUE } from './groups.ts';

export const applications: CollectionConfig = {
  slug: 'applications',
  labels: { singular: { de: 'Anwendung', en: 'Application' }, plural: { de: 'Anwendungen', en: 'Applications' } },
  access: contentAccess,
  versions: VERSIONED,
  admin: {
    group: GROUP_CATALOGUE,
    useAsTitle: 'title',
    defaultColumns: ['title', 'productImage', 'slug', '_status', 'updatedAt'],
  },
  fields: [
    slugField('title'),
    textField(
      'title',
      { de: 'Titel', en: 'Title' },
      {
        required: true,
        maxLength: 120,
        description: { de: 'Was hergestellt wird, zum Beispiel „Rohwurst“.', en: 'What is produced, for example “dry sausage”.' },
      },
    ),
    textField('subline', { de: 'Unterzeile', en: 'Subline' }),
    imageField('productImage', { de: 'Bild', en: 'Image' }, { required: true }),
  ],
};
