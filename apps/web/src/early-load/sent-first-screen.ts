import type { Language } from '@vitrine/contract/sites.ts';
import { painted } from '@vitrine/ui/painted.ts';
import { dropFirstScreen, FIRST_SCREEN } from './handover.ts';

/** Longer than the faces take on a usable line; without them the words come in the next best one. */
const FACE_MS = 1000;

const said = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** Style sheets that the page has only as far as its first screen needs them (used-rules.ts); none where it comes without one. */
export const sheetsInPart = (): string[] =>
  said(FIRST_SCREEN) ? (said(`${FIRST_SCREEN}-styles`)?.split(' ').filter(Boolean) ?? []) : [];

/** A face that is late holds nothing up for longer: the words go on in the next best one. */
const inTime = (face: Promise<unknown>) =>
  Promise.race([face, new Promise((resolve) => setTimeout(resolve, FACE_MS))]).catch(() => null);

/**
 * Lays the first screen out once the face of its texts is there, which the page has in it: without one the browser would look for a face of
 * the system, and the lines would break elsewhere. Resolves when that is on the screen.
 */
async function laidOut({ dataset }: HTMLElement): Promise<void> {
  await inTime(document.fonts.load('1em "Archivo First"'));
  dataset.firstScreen = 'without-names';
  await painted();
}

/** Names and figures, which would move if they were shown before, follow with their own face: only the layout has asked for it. */
async function named({ dataset }: HTMLElement, layout: Promise<void>): Promise<void> {
  await layout;
  await inTime(document.fonts.ready);
  delete dataset.firstScreen;
}

/**
 * Follows the first screen that the API has sent before this script for a valid session (apps/api/src/web/first-screen.ts): its first frame,
 * which a slow processor has enough to do with, and when its picture and the faces of its words have come or failed. Null without one, or
 * when it is in another language than this browser has chosen since: it is never seen then.
 */
export function sentFirstScreen(language: Language | null): { laidOut: Promise<void>; shown: Promise<unknown> } | null {
  const sent = said(FIRST_SCREEN);
  if (!sent) return null;
  const root = document.documentElement;
  if (sent !== language) {
    root.dataset.firstScreen = 'unwanted';
    dropFirstScreen();
    return null;
  }
  const layout = laidOut(root);
  const picture = Promise.resolve(document.getElementById(FIRST_SCREEN)?.querySelector('img')?.decode()).catch(() => null);
  return { laidOut: layout, shown: Promise.all([picture, named(root, layout)]) };
}
