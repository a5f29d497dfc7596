import { isMisspelt } from './misspelt.ts';
import { FUZZY_WEIGHT, type Slot, type SlotContext, SYNONYM_WEIGHT, type Way, way } from './slots.ts';

/** A figure that no machine has: one that does at most this many times as much will do. */
const AT_LEAST_MAX = 1.35;

/** A word that editors keep no synonyms of: those that they keep are what people look for. */
const OTHER_WEIGHT = 0.3;

/** `vocabulary`: all terms of the entries. */
function figuresAbove(term: string, vocabulary: ReadonlyMap<string, number>): Way[] {
  const [, number = '', typed = ''] = /^([\d.]+)(.*)$/.exec(term) ?? [];
  const isTonnes = typed === 't';
  const wanted = Number(number) * (isTonnes ? 1000 : 1);
  if (!typed) return [];
  // Who types a weight may mean one an hour.
  const units = isTonnes || typed === 'kg' ? ['kg/h', 'kg'] : [typed];
  return [...vocabulary.keys()].flatMap((known) => {
    const unit = units.find((one) => known.endsWith(one));
    const value = unit ? Number(known.slice(0, -unit.length)) : Number.NaN;
    if (!(value >= wanted && value <= wanted * AT_LEAST_MAX)) return [];
    return [way([known], wanted / value)];
  });
}

/** A part of a search with one typing error, or a figure that is near enough. */
export const nearWays = ({ tokens }: Slot, { synonyms, language }: SlotContext, vocabulary: ReadonlyMap<string, number>): Way[] =>
  tokens.flatMap(({ type, folded, term }): Way[] => {
    if (type === 'figure' && /^\d/.test(term)) return figuresAbove(term, vocabulary);
    const isMeant = (known: string) => isMisspelt(folded, known, language);
    return [
      ...[...vocabulary.keys()]
        .filter(isMeant)
        .map((known) => way([known], FUZZY_WEIGHT * (synonyms.of([known]).length > 0 ? 1 : OTHER_WEIGHT))),
      // A word of the editors' synonyms need not be anywhere in the catalogue.
      ...synonyms.singles
        .filter(isMeant)
        .flatMap((known) => synonyms.of([known]).map((terms) => way(terms, FUZZY_WEIGHT * SYNONYM_WEIGHT))),
    ];
  });
