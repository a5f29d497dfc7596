import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { textField } from '../fields/texts.ts';
import { DOCUMENT_LANGUAGES } from './document-languages.ts';
import { GROUP_CATALOGUE } from './groups.ts';

export const downloads: CollectionConfig = {
  slug: 'downloads',
  labels: { singular: { de: 'Download', en: 'Download' }, plural: { de: 'Downloads', en: 'Downloads' } },
  access: contentAccess,
  admin: { group: GROUP_CATALOGUE, useAsTitle: 'fileName', defaultColumns: ['fileName', 'file', 'languages', 'updatedAt'] },
  fields: [
    textField(
      'fileName',
      { de: 'Name in der Liste', en: 'Name in the list' },
      {
        required: true,
        maxLength: 120,
        description: {
          de: 'Zum Beispiel „Maßblatt“ oder „Aufstellplan DXF“.',
          en: 'For example “Dimension sheet” or “Layout plan DXF”.',
        },
      },
    ),
    {
      name: 'file',
      type: 'upload',
      relationTo: 'files',
      localized: true,
      required: true,
      label: { de: 'Datei', en: 'File' },
      admin: {
        description: {
          de: 'Für Englisch kann eine andere Datei gewählt werden; ohne sie gilt die deutsche.',
          en: 'Another file can be chosen for English; without it the German one is used.',
        },
      },
    },
    {
      name: 'languages',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: ['de'],
      label: { de: 'Sprachen des Dokuments', en: 'Languages of the document' },
      options: DOCUMENT_LANGUAGES,
      admin: { position: 'sidebar' },
    },
  ],
};
