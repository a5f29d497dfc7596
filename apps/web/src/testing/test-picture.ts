import type { assetImage, assetVideo, Crop } from '@vitrine/contract/assets.ts';
import type { Model } from '@vitrine/contract/resource.ts';

const RATIO: Record<Crop, number> = { auto: 1.6, square: 1, portrait: 0.8, landscape: 1.5 };
const file = (id: string, crop: Crop, more = '') => `/assets/0123456789abcdef/${id}-${crop}${more}`;

/** A picture for tests; its files are named after it and their crop: `<id>-<crop>-print.jpg`. */
export const testPicture = (id: string, ...crops: Crop[]): Model<typeof assetImage> => ({
  type: 'asset-image',
  id,
  alt: `Bild ${id}`,
  extension: 'webp',
  original: null,
  offlineLink: file(id, 'auto', '.webp'),
  width: 1600,
  height: 1000,
  placeholder: '',
  versions: Object.fromEntries(
    crops.map((crop) => [
      crop,
      {
        default: { default: file(id, crop, '.webp') },
        offline: file(id, crop, '.webp'),
        width: 1600,
        height: 1600 / RATIO[crop],
        print: file(id, crop, '-print.jpg'),
        printSmall: {},
      },
    ]),
  ),
});

/** A video for tests, with a still. */
export const testVideo = (id: string): Model<typeof assetVideo> => ({
  type: 'asset-video',
  id,
  alt: `Film ${id}`,
  width: 1920,
  height: 1080,
  placeholder: '',
  versions: [
    {
      url: `/assets/0123456789abcdef/${id}.mp4`,
      type: 'video/mp4',
      extension: 'mp4',
      height: 1080,
      size: 1,
      thumbnail: null,
      thumbnailExtension: null,
    },
  ],
  offlineVersion: `/assets/0123456789abcdef/${id}.mp4`,
  thumbnail: testPicture(`${id}-still`, 'auto'),
});
