import type { Language } from '@vitrine/contract/sites.ts';
import { dropFirstScreen, FIRST_SCREEN } from './handover.ts';

/** Longer than the preloaded face takes on a usable line; without it the words come in the next best one. */
const FACE_MS = 1000;

const parsed = () =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
    : null;

/** The style sheets that the page came with: before them the document knows no face. */
const styled = () =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
      .filter(({ sheet }) => !sheet)
      .map((sheet) => new Promise((resolve) => sheet.addEventListener('load', resolve, { once: true }))),
  );

/** Words that are laid out before their face is there move when it comes. */
async function faceOfWords(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, FACE_MS));
  const face = Promise.resolve(parsed())
    .then(styled)
    .then(() => document.fonts.load('1em "Archivo Variable"'))
    .catch(() => []);
  await Promise.race([face, late]);
  delete document.documentElement.dataset.firstScreen;
}

/**
 * Follows the first screen that the API has sent with the page for a valid session (apps/api/src/web/first-screen.ts); resolves when its
 * picture and the face of its words have come or failed. Null without one, or when it is in another language than this browser has chosen
 * since: it is never seen then.
 */
export function sentFirstScreen(language: Language | null): Promise<unknown> | null {
  const sent = document.querySelector<HTMLMetaElement>(`meta[name="${FIRST_SCREEN}"]`)?.content;
  if (!sent) return null;
  const { dataset } = document.documentElement;
  if (sent !== language) {
    dataset.firstScreen = 'unwanted';
    void Promise.resolve(parsed()).then(dropFirstScreen);
    return null;
  }
  dataset.firstScreen = 'without-face';
  const picture = Promise.resolve(parsed())
    .then(() => document.querySelector<HTMLImageElement>(`#${FIRST_SCREEN} img`)?.decode())
    .catch(() => null);
  return Promise.all([picture, faceOfWords()]);
}
