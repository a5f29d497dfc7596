import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { computedNumber } from '../fields/computed.ts';
import { textField } from '../fields/texts.ts';
import { countPdfPages } from '../hooks/count-pdf-pages.ts';
import { requireDocument } from '../hooks/require-document.ts';
import { requireFile } from '../hooks/require-file.ts';
import { GROUP_MEDIA } from './groups.ts';

export const files: CollectionConfig = {
  slug: 'files',
  labels: { singular: { de: 'Datei', en: 'File' }, plural: { de: 'Dateien (PDF, DXF, ZIP)', en: 'Files (PDF, DXF, ZIP)' } },
  access: contentAccess,
  admin: { group: GROUP_MEDIA, useAsTitle: 'title', defaultColumns: ['title', 'filename', 'filesize', 'pages', 'updatedAt'] },
  upload: {
    mimeTypes: [
      'application/pdf',
      'application/zip',
      'application/x-zip-compressed',
      'image/vnd.dxf',
      'application/dxf',
      'text/plain',
    ],
    filesRequiredOnCreate: false,
    crop: false,
    focalPoint: false,
  },
  hooks: { beforeValidate: [requireFile('fileNeedsFile'), requireDocument], beforeChange: [countPdfPages] },
  fields: [
    textField(
      'title',
      { de: 'Titel', en: 'Title' },
      {
        required: true,
        description: {
          de: 'Was die Datei enthält, zum Beispiel „Datenblatt WW 200“.',
          en: 'What the file contains, for example “Data sheet WW 200”.',
        },
      },
    ),
    computedNumber('pages', { de: 'Seiten', en: 'Pages' }),
  ],
};
