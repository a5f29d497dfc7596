import type { Language } from '@vitrine/contract/sites.ts';
import { plainText } from './plain-text.ts';

/** What headlines list: "Kühlen und Vakuum", "Cooling, Vacuum & more". "Leistung, frisch" is one thing, so a comma parts nothing. */
const PARTS = / (?:und|and|&|\/) /;
const WORDS = /[^\p{L}\p{N}]+/u;
/** Letters that the ends of two compounds have in common: "antrieb" of "Schüsselantrieb" and "Messerantrieb". */
const TAIL_MIN = 6;
/** Letters of a code, a figure or a word between others ("S6", "bei"). */
const CODE_MAX = 3;

/**
 * Labels of nothing but these, figures and short codes ("Drehzahl Stufe 1", "Leistung bei S6") say what is measured, and their headline of what. What a
 * machine has one of (weight, output) says it itself.
 */
const MEASURES: Record<Language, ReadonlySet<string>> = {
  de: new Set(
    'leistung motorleistung antriebsleistung nennleistung drehzahl drehzahlregelung geschwindigkeit antrieb motor spannung strom volumen inhalt durchmesser fläche temperatur druck anzahl menge zeit dauer material werkstoff stufe max min'.split(
      ' ',
    ),
  ),
  en: new Set(
    'power rating speed velocity drive motor voltage current volume capacity diameter area temperature pressure number quantity time duration material control stage step max min rated'.split(
      ' ',
    ),
  ),
};

/** What a machine does in either state of the meat is never the same. */
const STATES = /frisch|gefroren|fresh|frozen/g;
const statesOf = (headline: string) => [...new Set(plainText(headline).match(STATES))].join();

const wordsOf = (text: string) => plainText(text).split(WORDS).filter(Boolean);
const partsOf = (headline: string) => plainText(headline).split(PARTS);

function hasTailOf(one: string, other: string): boolean {
  let tail = 0;
  while (tail < Math.min(one.length, other.length) && one.at(-1 - tail) === other.at(-1 - tail)) tail++;
  return tail >= TAIL_MIN && tail < one.length && tail < other.length;
}

/** Two things of one kind: "Schüsselantrieb" and "Messerantrieb", "Leistung frisch" and "Leistung gefroren". */
function isSister(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const left = words.filter((word) => !others.includes(word));
  const otherLeft = others.filter((word) => !words.includes(word));
  if (left.length === 0 || otherLeft.length === 0) return false;
  return left.length < words.length || left.some((word) => otherLeft.some((otherWord) => hasTailOf(word, otherWord)));
}

/** Whether two headlines are the same, or one of them lists what the other does. */
export function hasPartOf(one: string, other: string): boolean {
  const others = partsOf(other);
  return partsOf(one).some((part) => others.includes(part));
}

/** Whether a label says itself that it belongs beneath a headline: "Trichtervolumen" beneath "Trichter". */
export const isNamedBy = (label: string, headline: string): boolean =>
  wordsOf(headline).some((word) => word.length > CODE_MAX && plainText(label).includes(word));

/**
 * Whether a label may be the same feature beneath both headlines: where one of them lists what the other does; not where they are two things
 * of one kind; and beneath headlines that have nothing in common, where it says by itself what it is about ("Trichtervolumen").
 */
export function mayBeSame(label: string, one: string, other: string, language: Language): boolean {
  if (statesOf(one) !== statesOf(other)) return false;
  const [parts, others] = [partsOf(one), partsOf(other)];
  if (hasPartOf(one, other)) return true;
  if (parts.some((part) => others.some((otherPart) => isSister(part, otherPart)))) return false;
  return !wordsOf(label).every((word) => word.length <= CODE_MAX || MEASURES[language].has(word));
}
