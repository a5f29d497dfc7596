import type { Language } from '@vitrine/contract/sites.ts';
import type { ProductDocument } from './first-screen.ts';
import { FIRST_SCREEN_DATA } from './handover.ts';
import type { PictureLink } from './picture-links.ts';

interface SentFirstScreen {
  language: Language;
  links: PictureLink[];
  product: ProductDocument;
}

/**
 * What the API has sent with the page for a session that stands (apps/api, first-screen.ts); null without, or when it is in
 * another language than this browser has chosen since. It comes from the server of this page, so it is taken as it is.
 */
export function sentFirstScreen(language: Language): SentFirstScreen | null {
  const text = document.getElementById(FIRST_SCREEN_DATA)?.textContent;
  const sent: SentFirstScreen | null = text ? JSON.parse(text) : null;
  return sent?.language === language ? sent : null;
}
