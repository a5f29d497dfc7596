import type { MediaItem } from '@vitrine/contract/media-library.ts';

/** Where the files of such pictures would be. */
export const LIBRARY_FOLDER = '/assets/0123456789abcdef0123456789abcdef/';

/** A picture of a library that is made for a benchmark; `n` is its place. */
export function libraryImage(n: number, title = `Medium ${n}`, categories: string[] = []): MediaItem {
  const url = `${LIBRARY_FOLDER}medium-${n}.webp`;
  const sources = { '400': url, '800': url, '1600': url };
  return {
    id: `item-${n}`,
    title,
    description: null,
    link: null,
    linkText: null,
    linkTarget: null,
    categories,
    type: 'image',
    image: {
      alt: title,
      width: 2400,
      height: 1800,
      placeholder: 'CggGBoCHeHBviIeAd4eHd4CHCA==',
      bytes: 4_000_000,
      extension: 'webp',
      original: url,
      previews: { autoPreview: url, thumbnailPreview: url },
      srcset: { auto: sources, thumbnail: sources },
    },
  };
}
