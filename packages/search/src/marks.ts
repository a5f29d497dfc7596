import type { Language } from '@vitrine/contract/sites.ts';
import { fold } from './fold.ts';
import { stem } from './stem.ts';

/** A piece of a text; `marked` for letters that were found. */
export interface Piece {
  text: string;
  marked: boolean;
}

const MARK_MIN = 2;

/** Letters as they are folded: a text has few kinds of them, and each is folded by several patterns. */
const foldedOf = new Map<string, string>();
const KINDS_MAX = 2000;

function foldedLetter(letter: string, language: Language): string {
  const key = `${language}${letter}`;
  const known = foldedOf.get(key);
  if (known !== undefined) return known;
  const folded = fold(letter, language) || letter.replace(/[^ ]/u, ' ');
  if (foldedOf.size < KINDS_MAX) foldedOf.set(key, folded);
  return folded;
}

/** Each letter folded on its own, with where it stood: umlauts and accents keep their places. */
function foldedLetters(text: string, language: Language): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    const one = foldedLetter(letter, language);
    for (const _ of one) places.push(at);
    folded += one;
    at += letter.length;
  }
  return { folded, places: [...places, text.length] };
}

/** How far a found term goes in a word: to its end if only an ending is missing. */
function endOf(folded: string, start: number, term: string, language: Language): number {
  const [word = ''] = /^[\p{L}\p{M}]+/u.exec(folded.slice(start)) ?? [];
  return word !== '' && stem(word, language) === term ? start + word.length : start + term.length;
}

/** Marks in a text what a hit was found by: terms, type names with or without a space (`ww200` in `WW 200`). */
export function markTerms(text: string, terms: readonly string[], language: Language): Piece[] {
  const { folded, places } = foldedLetters(text, language);
  const ranges: [number, number][] = [];
  for (const term of new Set(terms)) {
    if (term.length < MARK_MIN) continue;
    const name = /^([a-z]{1,4})(\d+)$/.exec(term);
    if (name) {
      for (const found of folded.matchAll(new RegExp(`(?<![\\p{L}\\d])${name[1]}[ \\u00a0-]?${name[2]}(?!\\d)`, 'gu'))) {
        ranges.push([found.index, found.index + found[0].length]);
      }
      continue;
    }
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + 1)) {
      const isFigure = /^\d/.test(term);
      const isStart = at === 0 || !(isFigure ? /[\p{L}\d.,]/u : /[\p{L}\d]/u).test(folded[at - 1] ?? '');
      // Inside of a word only what may be a part of a compound.
      if (isStart || (term.length > 3 && !isFigure)) ranges.push([at, endOf(folded, at, term, language)]);
    }
  }
  return piecesOf(
    text,
    ranges.map(([from, to]) => [places[from] ?? 0, places[to] ?? text.length]),
  );
}

function piecesOf(text: string, ranges: [number, number][]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const [from, to] of ranges.sort(([a, b], [c, d]) => a - c || d - b)) {
    if (to <= at) continue;
    if (from > at) pieces.push({ text: text.slice(at, from), marked: false });
    pieces.push({ text: text.slice(Math.max(from, at), to), marked: true });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), marked: false });
  return pieces;
}
