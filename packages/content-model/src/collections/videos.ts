import { join } from 'node:path';
import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import type { ContentEnvironment } from '../environment.ts';
import { altField } from '../fields/alt.ts';
import { imageField } from '../fields/pictures.ts';
import { requireFile } from '../hooks/require-file.ts';
import { filmUpload } from './film-upload.ts';
import { GROUP_MEDIA } from './groups.ts';

export const videos = (environment: ContentEnvironment): CollectionConfig => {
  const film = filmUpload(join(environment.dataDir, 'media/videos'));
  return {
    slug: 'videos',
    labels: { singular: { de: 'Video', en: 'Video' }, plural: { de: 'Videos', en: 'Videos' } },
    access: contentAccess,
    admin: {
      group: GROUP_MEDIA,
      useAsTitle: 'filename',
      defaultColumns: ['filename', 'poster', 'alt.de', 'videoHeight', 'updatedAt'],
      listSearchableFields: ['filename', 'alt.de', 'alt.en'],
    },
    upload: film.upload,
    hooks: { beforeValidate: [requireFile('videoNeedsVersion')], beforeChange: film.beforeChange },
    fields: [
      altField,
      imageField(
        'poster',
        { de: 'Standbild', en: 'Still' },
        {
          required: true,
          description: {
            de: 'Steht da, bis das Video läuft, bei langsamem Netz und im Druck.',
            en: 'Stands in until the video plays, on slow networks and in print.',
          },
        },
      ),
      {
        name: 'smallerVersions',
        type: 'upload',
        relationTo: 'video-versions',
        hasMany: true,
        label: { de: 'Kleinere Fassungen', en: 'Smaller versions' },
        admin: {
          description: {
            de: 'Derselbe Film mit weniger Zeilen (zum Beispiel 540 oder 360) für kleine Bildschirme. Kann leer bleiben.',
            en: 'The same film with fewer lines (for example 540 or 360) for small screens. May stay empty.',
          },
        },
      },
      ...film.fields,
    ],
  };
};
