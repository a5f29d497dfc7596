import type { MediaItem } from '@vitrine/contract/media-library.ts';

/** A video of the media library. */
export const testMedia = (id: string, title: string): MediaItem => ({
  id,
  title,
  description: null,
  link: null,
  linkText: null,
  linkTarget: null,
  categories: [],
  type: 'video',
  video: {
    alt: '',
    width: 16,
    height: 9,
    placeholder: '',
    bytes: 1,
    url: '/assets/0123456789abcdef/a.mp4',
    type: 'video/mp4',
    extension: 'mp4',
    thumbnail: null,
  },
});
