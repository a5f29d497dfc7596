import { join } from 'node:path';
import type { Environment } from '@vitrine/server/environment.ts';
import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { requireFile } from '../hooks/require-file.ts';
import { filmUpload } from './film-upload.ts';
import { GROUP_MEDIA } from './groups.ts';

/** Smaller versions of a video, for small screens. */
export const videoVersions = (environment: Environment): CollectionConfig => {
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
