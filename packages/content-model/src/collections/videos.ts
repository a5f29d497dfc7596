import { join } from 'node:path';
import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import type { ContentEnvironment } from '../environment.ts';
import { altField } from '../fields/alt.ts';
import { filmPosterField } from '../fields/film-poster.ts';
import { convertFilms } from '../hooks/convert-films.ts';
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
    hooks: {
      beforeValidate: [requireFile('videoNeedsVersion')],
      beforeChange: film.beforeChange,
      afterChange: [convertFilms],
    },
    fields: [
      altField,
      filmPosterField,
      {
        name: 'smallerVersions',
        type: 'upload',
        relationTo: 'video-versions',
        hasMany: true,
        label: { de: 'Kleinere Fassungen', en: 'Smaller versions' },
        admin: {
          description: {
            de: 'Derselbe Film mit weniger Zeilen (360, 540, 720) für kleine Bildschirme und für offline. Wo ffmpeg installiert ist, entstehen sie von selbst; was Sie hier wählen, geht vor.',
            en: 'The same film with fewer lines (360, 540, 720) for small screens and for offline. Where ffmpeg is installed they are made for you; what you choose here comes first.',
          },
        },
      },
      ...film.fields,
    ],
  };
};
