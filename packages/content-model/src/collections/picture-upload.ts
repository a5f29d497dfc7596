import type { UploadConfig } from 'payload';

/** No SVG: it can hold scripts. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/tiff'];

/** What lists of the admin show. */
export const THUMBNAIL = {
  adminThumbnail: 'thumbnail',
  imageSizes: [
    { name: 'thumbnail', width: 480, withoutEnlargement: true, formatOptions: { format: 'webp', options: { quality: 75 } } },
  ],
} satisfies Partial<UploadConfig>;
