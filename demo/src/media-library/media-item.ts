import type { PictureKey, VideoKey } from '../media.ts';
import { type Text, t } from '../text.ts';
import type { MediaFilterKey } from './filters.ts';

export type MediaItem = {
  title: Text;
  description?: Text;
  filters: readonly MediaFilterKey[];
  /** Address outside of the app with the text that leads there. */
  link?: { url: string; text: Text };
} & ({ picture: PictureKey } | { video: VideoKey });

export const pictureItem = (
  picture: PictureKey,
  de: string,
  en: string,
  filters: readonly MediaFilterKey[],
  description?: Text,
): MediaItem => ({ picture, title: t(de, en), filters, ...(description && { description }) });
