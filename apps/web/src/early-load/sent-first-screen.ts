import type { Language } from '@vitrine/contract/sites.ts';
import { dropFirstScreen, FIRST_SCREEN } from './handover.ts';

/** Longer than the faces take on a usable line; without them the words come in the next best one. */
const FACE_MS = 1000;

/** Words that are laid out before their faces are there move when they come. */
async function facesOfWords(screen: HTMLElement | null): Promise<void> {
  // Only the layout asks for them: before it nothing is awaited.
  void screen?.offsetHeight;
  await Promise.race([document.fonts.ready, new Promise((resolve) => setTimeout(resolve, FACE_MS))]);
  delete document.documentElement.dataset.firstScreen;
}

/**
 * Follows the first screen that the API has sent before this script for a valid session (apps/api/src/web/first-screen.ts); resolves when its
 * picture and the faces of its words have come or failed. Null without one, or when it is in another language than this browser has chosen
 * since: it is never seen then.
 */
export function sentFirstScreen(language: Language | null): Promise<unknown> | null {
  const sent = document.querySelector<HTMLMetaElement>(`meta[name="${FIRST_SCREEN}"]`)?.content;
  if (!sent) return null;
  const { dataset } = document.documentElement;
  if (sent !== language) {
    dataset.firstScreen = 'unwanted';
    dropFirstScreen();
    return null;
  }
  const screen = document.getElementById(FIRST_SCREEN);
  const picture = Promise.resolve(screen?.querySelector('img')?.decode()).catch(() => null);
  return Promise.all([picture, facesOfWords(screen)]);
}
