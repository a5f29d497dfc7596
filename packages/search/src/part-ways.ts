import { isGeneric } from './choosing.ts';
import { splitAtTail, splitCompound } from './compounds.ts';
import { type Slot, type SlotContext, SYNONYM_WEIGHT, type Way, way } from './slots.ts';

const PARTS_WEIGHT = 0.8;
/** How much a guess counts: what comes before the end of a compound tells it from others of its kind. */
const MENTIONED_WEIGHT = 0.03;
const BEGINNING_WEIGHT = 0.12;
const TAIL_WEIGHT = 0.08;

const wordOf = ({ tokens: [only, ...others] }: Slot): string | undefined =>
  only?.type === 'word' && others.length === 0 ? only.folded : undefined;

/** The parts of a compound, and the same with a synonym of one of them: `Salamilinie` is a Rohwurstlinie. */
function partsOf(word: string, { lexicon, language, synonyms }: SlotContext): readonly { terms: string[]; weight: number }[] {
  const parts = splitCompound(word, lexicon, language);
  if (parts.length === 0) return [];
  const others = parts.flatMap((part, at) =>
    synonyms
      .of([part])
      .map((terms) => ({ terms: parts.flatMap((one, i) => (i === at ? terms : [one])), weight: SYNONYM_WEIGHT })),
  );
  return [{ terms: parts, weight: 1 }, ...others];
}

/** A compound that is nowhere as a whole, by all of its parts: they have to say what an entry is, for its text may mention anything. */
export function partWays(slot: Slot, context: SlotContext): Way[] {
  const word = wordOf(slot);
  if (word === undefined) return [];
  return partsOf(word, context).map(({ terms, weight }) => ({ ...way(terms, PARTS_WEIGHT * weight), where: 'head' }));
}

const headWay = (term: string, weight: number): Way => ({ ...way([term], weight), where: 'head' });

/** A word by its end. In German the end of an unknown compound is read too. */
const endOf = (word: string, isKnown: boolean, { lexicon, language }: SlotContext) =>
  isKnown || language === 'de' ? splitAtTail(word, lexicon, language) : null;

/**
 * What a word that texts only mention is called elsewhere: by all of its parts, and by its end, which says what it is. A question that
 * mentions a Fleischwolf is no reason to leave out the Wölfe.
 */
export function besideWays(slot: Slot, context: SlotContext): Way[] {
  const word = wordOf(slot);
  const parts = partWays(slot, context);
  const tail = word === undefined ? undefined : endOf(word, parts.length > 0, context)?.tail;
  return tail === undefined || isGeneric(tail, context.language) ? parts : [...parts, headWay(tail, TAIL_WEIGHT)];
}

/**
 * What a word may still mean that is found neither whole nor by its parts nor with an error: texts that mention all of its parts, what comes
 * before its end, and its end, which says what it is. A word that says nothing, such as Maschine, is no guess.
 */
export function guessWays(slot: Slot, context: SlotContext): Way[] {
  const word = wordOf(slot);
  if (word === undefined) return [];
  const parts = partsOf(word, context);
  const isKnown = parts.length > 0;
  const split = endOf(word, isKnown, context);
  if (!split) return [];
  const isNoGuess = (term: string) => isGeneric(term, context.language);
  const guesses = [
    ...(isKnown ? [{ term: split.beginning, weight: BEGINNING_WEIGHT }] : []),
    { term: split.tail, weight: TAIL_WEIGHT },
  ];
  return [
    ...parts.filter(({ terms }) => !terms.some(isNoGuess)).map(({ terms, weight }) => way(terms, MENTIONED_WEIGHT * weight)),
    ...guesses.filter(({ term }) => !isNoGuess(term)).map(({ term, weight }) => headWay(term, weight)),
  ];
}
