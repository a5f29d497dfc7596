import type { PictureKey } from '../media.ts';
import type { Related } from '../page-ref.ts';
import type { Text } from '../text.ts';
import type { Block } from './block.ts';

export interface ContentPage {
  slug: string;
  pageType: 'default' | 'locations' | 'mediaLibrary';
  headline: Text;
  /** Word of the menu where the headline is a sentence. */
  menuName?: Text;
  subline: Text;
  picture?: PictureKey;
  /** On tiles and in the menu where the page itself begins without a picture. */
  tilePicture?: PictureKey;
  isHighlightColorBlue?: boolean;
  blocks: readonly Block[];
  related: readonly Related[];
}
