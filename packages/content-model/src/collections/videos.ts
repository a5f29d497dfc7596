import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { altField, altTextFields } from '../fields/alt.ts';
import { captionsField } from '../fields/captions.ts';
import { videoPosterField } from '../fields/video-poster.ts';
import { convertVideos } from '../hooks/convert-videos.ts';
import { findByDescription } from '../hooks/find-by-description.ts';
import { requireFile } from '../hooks/require-file.ts';
import { GROUP_MEDIA } from './groups.ts';
import { VIDEO_UPLOAD } from './video-upload.ts';

export const videos: CollectionConfig = {
  slug: 'videos',
  labels: { singular: { de: 'Video', en: 'Video' }, plural: { de: 'Videos', en: 'Videos' } },
  access: contentAccess,
  admin: {
    group: GROUP_MEDIA,
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'poster', 'altGerman', 'videoHeight', 'updatedAt'],
    listSearchableFields: ['filename', 'altGerman', 'altEnglish'],
  },
  upload: VIDEO_UPLOAD.upload,
  hooks: {
    beforeOperation: [findByDescription],
    beforeValidate: [requireFile('videoNeedsVersion')],
    beforeChange: VIDEO_UPLOAD.beforeChange,
    afterChange: [convertVideos],
  },
  fields: [
    altField,
    ...altTextFields,
    videoPosterField,
    captionsField,
    {
      name: 'smallerVersions',
      type: 'upload',
      relationTo: 'video-versions',
      hasMany: true,
      label: { de: 'Kleinere Fassungen', en: 'Smaller versions' },
      admin: {
        description: {
          de: 'Dasselbe Video mit weniger Zeilen (360, 540, 720) für kleine Bildschirme und für offline. Wo ffmpeg installiert ist, entstehen sie von selbst; was Sie hier wählen, geht vor.',
          en: 'The same video with fewer lines (360, 540, 720) for small screens and for offline. Where ffmpeg is installed they are made for you; what you choose here comes first.',
        },
      },
    },
    ...VIDEO_UPLOAD.fields,
  ],
};
