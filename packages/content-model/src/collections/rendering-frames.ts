import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { placeholderField } from '../fields/computed.ts';
import { describePicture } from '../hooks/describe-picture.ts';
import { requireFile } from '../hooks/require-file.ts';
import { GROUP_MEDIA } from './groups.ts';
import { PICTURE_TYPES, THUMBNAIL } from './picture-upload.ts';

/** Frames of turntables: apart from the images, so that 24 of them do not bury the library; described by their sequence. */
export const renderingFrames: CollectionConfig = {
  slug: 'rendering-frames',
  labels: {
    singular: { de: 'Einzelbild einer Rundumansicht', en: 'Turntable frame' },
    plural: { de: 'Einzelbilder der Rundumansichten', en: 'Turntable frames' },
  },
  access: contentAccess,
  admin: { group: GROUP_MEDIA, useAsTitle: 'filename', defaultColumns: ['filename', 'width', 'height', 'updatedAt'] },
  upload: {
    mimeTypes: PICTURE_TYPES,
    filesRequiredOnCreate: false,
    crop: false,
    focalPoint: false,
    bulkUpload: true,
    displayPreview: true,
    ...THUMBNAIL,
  },
  hooks: { beforeValidate: [requireFile('imageNeedsOriginal')], beforeChange: [describePicture] },
  fields: [placeholderField],
};
