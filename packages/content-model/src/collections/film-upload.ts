import type { CollectionBeforeChangeHook, Field, UploadConfig } from 'payload';
import { computedNumber } from '../fields/computed.ts';
import { describeFilm } from '../hooks/describe-film.ts';

interface FilmUpload {
  upload: UploadConfig;
  beforeChange: CollectionBeforeChangeHook[];
  fields: Field[];
}

/** What each upload of a film has: its size in pixels is read from the file (Payload reads it for pictures only). */
export const FILM_UPLOAD: FilmUpload = {
  upload: {
    mimeTypes: ['video/mp4', 'video/webm'],
    filesRequiredOnCreate: false,
    crop: false,
    focalPoint: false,
    displayPreview: true,
  },
  beforeChange: [describeFilm],
  fields: [
    computedNumber('videoWidth', { de: 'Breite (Pixel)', en: 'Width (pixels)' }),
    computedNumber('videoHeight', { de: 'Höhe (Pixel)', en: 'Height (pixels)' }),
  ],
};
