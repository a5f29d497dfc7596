import { items as cutterItems } from './cutters.ts';
import { items as goodsItems } from './goods.ts';
import { items as grinderItems } from './grinders.ts';
import type { MediaItem } from './media-item.ts';
import { items as mixerItems } from './mixers.ts';

/** What the media library shows, in its order. */
export const MEDIA_ITEMS: readonly MediaItem[] = [...grinderItems, ...cutterItems, ...mixerItems, ...goodsItems];
