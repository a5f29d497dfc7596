import type { ImageVersions } from '@vitrine/contract/image-sources.ts';
import type { MediaItem } from '@vitrine/contract/media-library.ts';
import { runningTime } from '../../i18n/running-time.ts';

interface ShownPicture {
  alt: string;
  placeholder: string;
  versions: ImageVersions;
}

type Sources = Partial<Record<'400' | '800' | '1600', string>>;

/** A crop as `Picture` shows it; nothing of the library is printed, so that print has the same file. */
function version(sources: Sources, fallback: string, width: number, height: number) {
  const [widest] = (['1600', '800', '400'] as const).filter((size) => sources[size] !== undefined);
  const largest = (widest && sources[widest]) ?? fallback;
  return { default: { ...sources, default: largest }, width, height, print: largest, printSmall: {} };
}

/** Width of the grid's largest picture in px; its crop is 3:2. */
const TILE = { width: 1600, height: 1067 };

/** The picture of an item: all of it (`auto`) and the grid's crop; null for a video without a still. */
export function pictureOf(item: MediaItem): ShownPicture | null {
  if (item.type === 'image') {
    const { alt, placeholder, width, height, previews, srcset } = item.image;
    return {
      alt,
      placeholder,
      versions: {
        auto: version(srcset.auto, previews.autoPreview, width, height),
        landscape: version(srcset.thumbnail, previews.thumbnailPreview, TILE.width, TILE.height),
      },
    };
  }
  const { alt, placeholder, thumbnail, width, height } = item.video;
  if (!thumbnail) return null;
  return {
    alt,
    placeholder,
    versions: {
      auto: version({}, thumbnail.previews.bigVideoPreview, width || 16, height || 9),
      landscape: version(thumbnail.srcset.thumbnail, thumbnail.previews.thumbnailPreview, TILE.width, TILE.height),
    },
  };
}

/** A video as the player takes it: in its largest version. */
export function videoOf(item: MediaItem) {
  if (item.type !== 'video') return null;
  const { alt, url, type, height, thumbnail, captions } = item.video;
  const picture = pictureOf(item);
  const versions = [{ url, type, height, thumbnail: thumbnail?.previews.bigVideoPreview ?? null }];
  return { alt, versions, thumbnail: picture, captions };
}

/** What is said of the file of an item, and where it is. */
export function fileOf(item: MediaItem) {
  const { extension, bytes, width, height } = item.type === 'image' ? item.image : item.video;
  const duration = item.type === 'video' ? item.video.duration : undefined;
  return {
    extension: extension.toUpperCase(),
    bytes,
    width,
    height,
    /** Of a video whose file says so: "0:42". */
    length: duration === undefined ? null : runningTime(duration),
    url: item.type === 'image' ? item.image.original : item.video.url,
  };
}
