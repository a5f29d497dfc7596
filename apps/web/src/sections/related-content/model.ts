import { relatedContentPath } from '@vitrine/contract/related-content.ts';
import { leadsSomewhere } from '../../shell/link-target.ts';
import type { RelatedItem } from '../resources.ts';

/** The related content that the app has a page for, each with the path of it. */
export function relatedTiles(items: readonly RelatedItem[]) {
  return items.map((related) => ({ ...related, path: relatedContentPath(related) })).filter(({ path }) => leadsSomewhere(path));
}
