import { GALLERY_SWAP_MS } from '@vitrine/contract/constants.ts';
import type { Automation } from '../resources.ts';

type Image = Automation['imageList'][number];
type Video = Automation['videoList'][number];

export type GalleryItem = { key: string } & ({ kind: 'image'; image: Image } | { kind: 'video'; video: Video });

/** What a gallery shows, pictures first. */
export function galleryItems(images: readonly Image[], videos: readonly Video[]): GalleryItem[] {
  return [
    ...images.map((image) => ({ key: `image/${image.id}`, kind: 'image' as const, image })),
    ...videos.map((video) => ({ key: `video/${video.id}`, kind: 'video' as const, video })),
  ];
}

/** Ms until another item takes the place of the one on show: its type waits until the old one has faded out (catalogue.md 2). */
export const swapDelay = (from: GalleryItem['kind'], to: GalleryItem['kind']): number => (from === to ? 0 : GALLERY_SWAP_MS);

/** The picture that an item is known by. */
export const stillOf = (item: GalleryItem): Image | null => (item.kind === 'image' ? item.image : item.video.thumbnail);

export const altOf = (item: GalleryItem): string => (item.kind === 'image' ? item.image.alt : item.video.alt);
