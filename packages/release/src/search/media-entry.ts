import type { MediaItem } from '@vitrine/contract/media-library.ts';
import type { SearchEntry } from '@vitrine/contract/search.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { describe } from './search-part.ts';

const MEDIA_WORDS = {
  image: { de: ['Bild', 'Foto'], en: ['picture', 'photo', 'image'] },
  video: { de: ['Film', 'Video'], en: ['film', 'video', 'movie'] },
} as const satisfies Record<MediaItem['type'], Record<Language, string[]>>;

/** A picture or video of the media library as it is found. Media are in no index of the release: the API makes their entries. */
export function mediaEntry(site: Language, item: MediaItem): SearchEntry {
  const { alt } = item.type === 'image' ? item.image : item.video;
  const previews = item.type === 'image' ? item.image.previews : item.video.thumbnail?.previews;
  return describe(site, {
    id: `media/${item.id}`,
    kind: 'media',
    title: item.title,
    label: item.type,
    link: `/media-library?item=${item.id}`,
    image: previews?.thumbnailPreview ?? null,
    ...(item.type === 'video' && item.video.duration !== undefined && { duration: item.video.duration }),
    texts: { kind: [...MEDIA_WORDS[item.type][site]], text: [alt, item.description ?? ''] },
  });
}
