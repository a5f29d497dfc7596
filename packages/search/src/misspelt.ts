import type { Language } from '@vitrine/contract/sites.ts';
import { isNear } from './near.ts';

/** Shorter words are too much like others for an error in them to be told; of a stem any word could be made by its ending. */
const LETTERS_MIN = 4;
/** What stems lose at the end of words: a typing error is looked for in the whole word. */
const ENDINGS: Record<Language, readonly string[]> = {
  de: ['', 'e', 'er', 'en', 'n', 'ern', 'ung', 'ungen'],
  en: ['', 'e', 'er', 's', 'es', 'ers', 'ing', 'ed'],
};

/** One error changes the first letter or the second, not both: most words are ruled out by that. */
const mayBeNear = (typed: string, known: string) =>
  typed[0] === known[0] || typed[1] === known[0] || typed[0] === known[1] || typed[1] === known[1];

/** Of a shorter word another first letter makes another word: `Fisch` is no `misch`, `unger` no `junger`. */
const FIRST_MAY_ERR_MIN = 6;
const hasOwnFirst = (typed: string, known: string) =>
  typed.length >= FIRST_MAY_ERR_MIN || typed[0] === known[0] || (typed[0] === known[1] && typed[1] === known[0]);

/** Whether a word that was typed is a known term with at most one typing error. */
export const isMisspelt = (typed: string, known: string, language: Language): boolean =>
  typed.length >= LETTERS_MIN &&
  known.length >= LETTERS_MIN &&
  mayBeNear(typed, known) &&
  hasOwnFirst(typed, known) &&
  ENDINGS[language].some((ending) => Math.abs(typed.length - known.length - ending.length) <= 1 && isNear(typed, known + ending));
