import { join } from 'node:path';
import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import type { ContentEnvironment } from '../environment.ts';
import { requireFile } from '../hooks/require-file.ts';
import { filmUpload } from './film-upload.ts';
import { GROUP_MEDIA } from './groups.ts';

/** Smaller versions of a video, for small screens. */
export const videoVersions = (environment: ContentEnvironment): CollectionConfig => {
  const film = filmUpload(join(environment.dataDir, 'media/video-versions'));
  return {
    slug: 'video-versions',
    labels: {
      singular: { de: 'Kleinere Videofassung', en: 'Smaller video version' },
      plural: { de: 'Kleinere Videofassungen', en: 'Smaller video versions' },
    },
    access: contentAccess,
    admin: { group: GROUP_MEDIA, useAsTitle: 'filename', defaultColumns: ['filename', 'videoHeight', 'filesize', 'updatedAt'] },
    upload: film.upload,
    hooks: { beforeValidate: [requireFile('videoNeedsVersion')], beforeChange: film.beforeChange },
    fields: film.fields,
  };
};
