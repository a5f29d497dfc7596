import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { requireFile } from '../hooks/require-file.ts';
import { GROUP_MEDIA } from './groups.ts';
import { VIDEO_UPLOAD } from './video-upload.ts';

/** Smaller versions of a video, for small screens. */
export const videoVersions: CollectionConfig = {
  slug: 'video-versions',
  labels: {
    singular: { de: 'Kleinere Videofassung', en: 'Smaller video version' },
    plural: { de: 'Kleinere Videofassungen', en: 'Smaller video versions' },
  },
  access: contentAccess,
  admin: { group: GROUP_MEDIA, useAsTitle: 'filename', defaultColumns: ['filename', 'videoHeight', 'filesize', 'updatedAt'] },
  upload: VIDEO_UPLOAD.upload,
  hooks: { beforeValidate: [requireFile('videoNeedsVersion')], beforeChange: VIDEO_UPLOAD.beforeChange },
  fields: VIDEO_UPLOAD.fields,
};
