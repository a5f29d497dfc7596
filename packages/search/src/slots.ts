import type { Language } from '@vitrine/contract/sites.ts';
import type { Lexicon } from './compounds.ts';
import { isMisspelt } from './misspelt.ts';
import { tellingOf } from './stop-words.ts';
import type { Synonyms } from './synonyms.ts';
import { nameOfCatalogue, type Token, tokenize } from './tokens.ts';

/** One way to find what a part of a search means: terms that an entry has all of. */
export interface Way {
  terms: readonly string[];
  weight: number;
  prefix: boolean;
  /** `names`: only among type names, other machines of a family or size; `head`: only where an entry says what it is, not in its text. */
  where?: 'names' | 'head';
}

/** A part of a search: a word, a type name, a figure, or several words with a synonym. Any of the ways will do. */
export interface Slot {
  tokens: readonly Token[];
  ways: Way[];
}

export interface SlotContext {
  language: Language;
  lexicon: Lexicon;
  synonyms: Synonyms;
  /** Type names of the catalogue. */
  names: Pick<ReadonlySet<string>, 'has'>;
}

/** How much a word counts that means the same as the one that was typed. */
export const SYNONYM_WEIGHT = 0.85;
/** How much a word counts that was typed with an error. */
export const FUZZY_WEIGHT = 0.5;
const PREFIX_MIN = 2;
/** Before its last word people have typed words to their end: only long ones may be beginnings of others. */
const INNER_PREFIX_MIN = 4;
/** The beginning of an ending that stems lose: `reinigu` on the way to `reinigung`. */
const HALF_ENDING = /(?<=\p{L}{4})(?:u|un|ungs?|i|in)$/u;

export const way = (terms: readonly string[], weight: number, prefix = false): Way => ({ terms, weight, prefix });

/** The tables have kilograms: `5 Tonnen` are 5.000 kg, or an output of as many an hour, and no plate of 5 mm. */
function tonnesInKilograms(term: string): Way[] {
  const tonnes = /^([\d.]+)t$/.exec(term)?.[1];
  const kilograms = Math.round(Number(tonnes) * 1000);
  return tonnes === undefined ? [] : [way([`${kilograms}kg/h`], 0.9), way([`${kilograms}kg`], 0.9), way([`${kilograms}`], 0.8)];
}

function ownWays({ type, folded, term }: Token, last: boolean): Way[] {
  const prefix = term.length >= (last ? PREFIX_MIN : INNER_PREFIX_MIN);
  const ways = [way([term], 1, prefix && (type !== 'figure' || last))];
  if (type === 'name') {
    const pieces = /^(\D+)(\d+)$/.exec(term)?.slice(1) ?? [];
    return [...ways, ...pieces.map((piece): Way => ({ ...way([piece], 0.05, piece === pieces[0]), where: 'names' }))];
  }
  if (type === 'figure') {
    // A figure without its unit is better than none; one that was typed without fits any.
    const [number] = /^[\d.]+/.exec(term) ?? [];
    const kilograms = tonnesInKilograms(term);
    if (kilograms.length > 0) return [...ways, ...kilograms];
    if (number && number !== term) return [...ways, way([number], 0.5)];
    return [...ways, way([`${term}mm`], 0.9), way([`${term}l`], 0.8), way([`${term}kg/h`], 0.7)];
  }
  if (last && folded !== term) ways.push(way([folded], 0.9, true));
  if (last && HALF_ENDING.test(folded)) ways.push(way([folded.replace(HALF_ENDING, '')], 0.9));
  return ways;
}

const synonymWays = (tokens: readonly Token[], { synonyms }: SlotContext): Way[] =>
  synonyms.of(tokens.map(({ term }) => term)).map((terms) => way(terms, SYNONYM_WEIGHT));

/** The several words of a synonym that these tokens begin with, one of them typed with an error: `bowl choper`. */
function nearPhrase(tokens: readonly Token[], { synonyms, language }: SlotContext): readonly string[] | undefined {
  return synonyms.phrases.find((phrase) => {
    const wrong = phrase.filter((term, at) => tokens[at]?.term !== term);
    const at = phrase.findIndex((term, index) => tokens[index]?.term !== term);
    const typed = tokens[at];
    const [meant] = wrong;
    return wrong.length === 1 && meant !== undefined && typed?.type === 'word' && isMisspelt(typed.folded, meant, language);
  });
}

/** What several words mean that have a synonym together, as they are or with an error in one of them. */
function phraseSlot(own: readonly Token[], near: readonly string[] | undefined, context: SlotContext): Slot {
  const typed = way(
    own.map(({ term }) => term),
    1,
  );
  if (!near) return { tokens: own, ways: [typed, ...synonymWays(own, context)] };
  const meant = [near, ...context.synonyms.of(near)].map((terms) => way(terms, SYNONYM_WEIGHT * FUZZY_WEIGHT));
  return { tokens: own, ways: [typed, ...meant] };
}

/** Parts of a search that are looked for: more would only keep the machine that searches from everything else. */
const SLOTS_MAX = 10;

/** The parts of a search, in its order, each once. Words that say nothing are left out, unless there are no others. */
export function slotsOf(query: string, context: SlotContext): Slot[] {
  const tokens = tellingOf(tokenize(query, context.language, nameOfCatalogue(context.names)), context.language);
  const slots = new Map<string, Slot>();
  for (let at = 0; at < tokens.length && slots.size < SLOTS_MAX; ) {
    const ahead = tokens.slice(at);
    const exact = context.synonyms.longestAt(ahead.map(({ term }) => term));
    const near = exact < 2 ? nearPhrase(ahead, context) : undefined;
    const length = near?.length ?? (exact || 1);
    const own = tokens.slice(at, at + length);
    const last = at + length === tokens.length;
    const [only] = own;
    const slot =
      length === 1 && only
        ? { tokens: own, ways: [...ownWays(only, last), ...synonymWays(own, context)] }
        : phraseSlot(own, near, context);
    const key = own.map(({ term }) => term).join(' ');
    // Where a word is repeated the last one counts: only it may be a beginning.
    if (last || !slots.has(key)) slots.set(key, slot);
    at += length;
  }
  return [...slots.values()];
}
