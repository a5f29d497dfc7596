import type { Language } from '@vitrine/contract/sites.ts';
import { fold } from './fold.ts';
import { stem } from './stem.ts';

/** `word` has letters only; `figure` is a number, with its unit if it has one; `name` is a type name as one word. */
export interface Token {
  type: 'word' | 'figure' | 'name';
  /** As it was typed, folded. */
  folded: string;
  /** What is looked up. */
  term: string;
}

/** Units as people type them, and as they are looked up. */
const UNITS: Readonly<Record<string, string>> = {
  mm: 'mm',
  millimeter: 'mm',
  millimetre: 'mm',
  millimetres: 'mm',
  cm: 'cm',
  m: 'm',
  meter: 'm',
  kg: 'kg',
  kilo: 'kg',
  kilos: 'kg',
  kilogramm: 'kg',
  t: 't',
  tonne: 't',
  tonnen: 't',
  tonnes: 't',
  tons: 't',
  ton: 't',
  'kg/h': 'kg/h',
  'kg/std': 'kg/h',
  'kg/stunde': 'kg/h',
  'kilo/h': 'kg/h',
  'kilo/stunde': 'kg/h',
  't/h': 't/h',
  't/std': 't/h',
  l: 'l',
  liter: 'l',
  litre: 'l',
  litres: 'l',
  liters: 'l',
  kw: 'kw',
  kilowatt: 'kw',
  v: 'v',
  volt: 'v',
  hz: 'hz',
  bar: 'bar',
  '%': '%',
  prozent: '%',
  percent: '%',
  '°c': '°c',
  grad: '°c',
  'u/min': 'u/min',
  rpm: 'u/min',
  'm/s': 'm/s',
  'db(a)': 'db',
  db: 'db',
  a: 'a',
  s: 's',
  h: 'h',
  min: 'min',
  minuten: 'min',
  minutes: 'min',
  stunde: 'h',
  stunden: 'h',
  hour: 'h',
  hours: 'h',
  sekunden: 's',
  seconds: 's',
  'm²': 'm2',
  m2: 'm2',
};
const UNIT_PATTERN = Object.keys(UNITS)
  .sort((a, b) => b.length - a.length)
  .map((unit) => unit.replace(/[().]/g, '\\$&'))
  .join('|');

const NUMBER = String.raw`\d{1,3}(?:[.,']\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?`;
/** `WW 200`, `ww-200`, `ww200`; not `bis 200`, which has a small word before it: that is for the caller to say. */
const NAME = /^([a-z]{1,4})[ .\-\u2010-\u2015_/]?(\d{2,4})(?![\d\p{L}]|[.,]\d)/u;
const FIGURE = new RegExp(`^(${NUMBER})(?:er|ers|ern)?(?:[ -]?(${UNIT_PATTERN})(?![\\p{L}\\d]))?`, 'u');
/** `15 000 kg/h`. Without a unit they are two numbers: `WW 200 300`. */
const SPACED_FIGURE = new RegExp(`^(\\d{1,3}(?: \\d{3})+(?:[.,]\\d{1,2})?)[ -]?(${UNIT_PATTERN})(?![\\p{L}\\d])`, 'u');
const WORD = /^[\p{L}\p{M}]+(?:'s?)?|^[\p{L}\p{M}\p{N}]+/u;
const PER_HOUR =
  /\b(kg|kilo|kilogramm|t|to|tonnen?|tons?|tonnes)\s?(?:\/|pro|die|je|per|an|in der)\s?(?:h|std|stunde|hour)\b\.?/gu;

/** `9.800`, `9,800` and `9 800` are one; so are `7,5` and `7.5`. */
function numberOf(text: string): string {
  const whole = /^\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d{1,2})?$/.test(text);
  const bare = whole ? text.replace(/[.,' ](?=\d{3})/g, '') : text;
  return String(Number(bare.replace(',', '.')));
}

function figureTerm(number: string, unit: string | undefined): string {
  const value = numberOf(number);
  const known = unit && UNITS[unit];
  if (!known) return value;
  if (known === 't/h') return `${Math.round(Number(value) * 1000)}kg/h`;
  return `${value}${known}`;
}

/** Whether two things side by side are the name of a type. `upper`: as the text has it, in capitals. */
export type IsName = (joined: string, upper: boolean) => boolean;
/** In a text, names are written in capitals: `WW 200`, `GS 620`. */
export const nameInText: IsName = (joined, upper) => upper && !/^(?:en|din|iso|ral|ip)\d/.test(joined);

/** In a search, where people type `ww 200` and `bis 200` alike, the names are those that the catalogue has. */
export const nameOfCatalogue =
  (names: Pick<ReadonlySet<string>, 'has'>): IsName =>
  (joined) =>
    names.has(joined);

/** Words, figures and type names of a text, in their order. */
export function tokenize(text: string, language: Language, isName: IsName = nameInText): Token[] {
  const folded = fold(text, language).replace(PER_HOUR, (_all, unit: string) => `${unit.startsWith('k') ? 'kg' : 't'}/h`);
  // Capitals are gone in the folded text: those of names are found in the text before.
  const names = new Set(
    [
      ...text.replace(/\u00ad/g, '').matchAll(/(?<![\p{L}\d])([A-Z]{1,4})[ \u00a0.\-\u2010-\u2015_/]?(\d{2,4})(?![\d\p{L}])/gu),
    ].map(([, letters = '', digits = '']) => `${letters.toLowerCase()}${digits}`),
  );
  const tokens: Token[] = [];
  let rest = folded;
  while (rest !== '') {
    const name = NAME.exec(rest);
    const joined = name && `${name[1]}${name[2]}`;
    if (name && joined && isName(joined, names.has(joined))) {
      tokens.push({ type: 'name', folded: joined, term: joined });
      rest = rest.slice(name[0].length);
      continue;
    }
    const figure = SPACED_FIGURE.exec(rest) ?? FIGURE.exec(rest);
    if (figure?.[1] && !/^\p{L}/u.test(rest.slice(figure[0].length))) {
      tokens.push({ type: 'figure', folded: figure[0], term: figureTerm(figure[1], figure[2]) });
      rest = rest.slice(figure[0].length);
      continue;
    }
    const [word] = WORD.exec(rest) ?? [];
    if (word) {
      tokens.push({ type: /\d/.test(word) ? 'figure' : 'word', folded: word, term: stem(word, language) });
      rest = rest.slice(word.length);
      continue;
    }
    rest = rest.slice(String.fromCodePoint(rest.codePointAt(0) ?? 0).length);
  }
  return tokens;
}
