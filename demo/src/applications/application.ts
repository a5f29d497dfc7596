import type { FACT_ICONS } from '@vitrine/contract/product-applications.ts';
import type { LineKey } from '../lines/line-key.ts';
import type { PictureKey } from '../media.ts';
import type { ProductSlug } from '../product-slug.ts';
import type { Text } from '../text.ts';
import type { Topic } from '../topics.ts';

export interface Application {
  title: Text;
  subline: Text;
  picture: PictureKey;
  topics: readonly Topic[];
  facts: readonly { text: Text; icon: (typeof FACT_ICONS)[number] }[];
  slides: readonly { headline: Text; points: readonly Text[]; picture: PictureKey }[];
  machines: readonly ProductSlug[];
  lines: readonly LineKey[];
}
