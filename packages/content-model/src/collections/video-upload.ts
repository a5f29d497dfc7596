import type { CollectionBeforeChangeHook, Field, UploadConfig } from 'payload';
import { computedNumber } from '../fields/computed.ts';
import { describeVideo } from '../hooks/describe-video.ts';

interface VideoUpload {
  upload: UploadConfig;
  beforeChange: CollectionBeforeChangeHook[];
  fields: Field[];
}

/** What each upload of a video has: size in pixels and length are read from the file (Payload reads them for pictures only). */
export const VIDEO_UPLOAD: VideoUpload = {
  upload: {
    mimeTypes: ['video/mp4', 'video/webm'],
    filesRequiredOnCreate: false,
    crop: false,
    focalPoint: false,
    displayPreview: true,
  },
  beforeChange: [describeVideo],
  fields: [
    computedNumber('videoWidth', { de: 'Breite (Pixel)', en: 'Width (pixels)' }),
    computedNumber('videoHeight', { de: 'Höhe (Pixel)', en: 'Height (pixels)' }),
    computedNumber('videoSeconds', { de: 'Länge (Sekunden)', en: 'Length (seconds)' }),
  ],
};
