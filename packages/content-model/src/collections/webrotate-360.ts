import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { nobody } from '../access/nobody.ts';
import { altField, altTextFields } from '../fields/alt.ts';
import { ROW_LABEL } from '../fields/row-label.ts';
import { copyField, textField } from '../fields/texts.ts';
import { describeRendering } from '../hooks/describe-rendering.ts';
import { findByDescription } from '../hooks/find-by-description.ts';
import { requireFile } from '../hooks/require-file.ts';
import { GROUP_MEDIA } from './groups.ts';

/** Renderings for the 360 rotator: one ZIP archive each, as the editor of WebRotate 360 publishes it. */
export const webrotate360: CollectionConfig = {
  slug: 'webrotate-360',
  labels: {
    singular: { de: 'Rotator-Ansicht (WebRotate 360)', en: 'Rotator view (WebRotate 360)' },
    plural: { de: 'Rotator-Ansichten (WebRotate 360)', en: 'Rotator views (WebRotate 360)' },
  },
  access: contentAccess,
  admin: {
    group: GROUP_MEDIA,
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'name', 'altGerman', 'filesize', 'updatedAt'],
    listSearchableFields: ['filename', 'name', 'altGerman', 'altEnglish'],
    description: {
      de: 'Eine ZIP-Datei mit der XML-Konfiguration von WebRotate 360, dem Bilderordner und den Videos der Hotspots. Sie wird beim Hochladen geprüft.',
      en: 'A ZIP file with the XML configuration of WebRotate 360, the folder of pictures and the videos of the hotspots. It is checked while it is uploaded.',
    },
  },
  upload: {
    mimeTypes: ['application/zip', 'application/x-zip-compressed'],
    filesRequiredOnCreate: false,
    crop: false,
    focalPoint: false,
  },
  hooks: {
    beforeOperation: [findByDescription],
    beforeValidate: [requireFile('renderingNeedsFile')],
    beforeChange: [describeRendering],
  },
  fields: [
    textField(
      'name',
      { de: 'Name des Reiters', en: 'Name of the tab' },
      {
        required: true,
        maxLength: 60,
        description: { de: 'Zum Beispiel „Geschlossen“ oder „Schneidsatz“.', en: 'For example “Closed” or “Cutting set”.' },
      },
    ),
    altField,
    ...altTextFields,
    {
      name: 'hotspots',
      type: 'array',
      label: { de: 'Hotspots', en: 'Hotspots' },
      labels: { singular: { de: 'Hotspot', en: 'Hotspot' }, plural: { de: 'Hotspots', en: 'Hotspots' } },
      admin: {
        initCollapsed: true,
        isSortable: false,
        components: { RowLabel: ROW_LABEL },
        description: {
          de: 'Die Hotspots kommen aus der Konfiguration; hier stehen ihre Texte in beiden Sprachen.',
          en: 'The hotspots come from the configuration; here are their texts in both languages.',
        },
      },
      fields: [
        {
          name: 'identifier',
          type: 'text',
          label: { de: 'Name in der Konfiguration', en: 'Name in the configuration' },
          required: true,
          admin: { readOnly: true },
        },
        textField('label', { de: 'Bezeichnung', en: 'Label' }, { required: true, maxLength: 80 }),
        copyField('text', { de: 'Text', en: 'Text' }, { maxLength: 600 }),
      ],
    },
    {
      // What the check of the archive found: renderings/contents.ts.
      name: 'contents',
      type: 'json',
      access: { create: nobody, update: nobody },
      admin: { hidden: true },
    },
  ],
};
