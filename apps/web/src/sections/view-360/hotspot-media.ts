import type { Medium } from '../full-screen/media.ts';
import { type Rotator, stillFrom } from './model.ts';

export type HotspotMedium = Medium & { spot: string; label: string };

/** Videos and pictures that hotspots lead to, in the order of the hotspots; a video has the shape and name of its machine's view. */
export function hotspotMedia({ hotspots, width, height, placeholder }: Rotator): HotspotMedium[] {
  return hotspots.flatMap(({ id, label, info: { src } }): HotspotMedium[] => {
    if (!src) return [];
    if (!src.toLowerCase().endsWith('.mp4')) {
      return [{ kind: 'image', spot: id, label, image: { id, ...stillFrom(src, { alt: label, placeholder, width, height }) } }];
    }
    const versions = [{ url: src, type: 'video/mp4', height, thumbnail: null }];
    return [{ kind: 'video', spot: id, label, video: { id, alt: label, versions, thumbnail: null } }];
  });
}
