import type { SearchEntry } from '@vitrine/contract/search.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { namesIn } from './corpus.ts';
import { fold } from './fold.ts';
import type { Slot } from './slots.ts';
import { stem } from './stem.ts';

type Size = 'small' | 'large';

const stems = (words: string, language: Language): ReadonlySet<string> =>
  new Set(words.split(' ').map((word) => stem(fold(word, language), language)));

/** How people ask for one end of a range, by their stems. */
const SIZES: Record<Language, Record<Size, ReadonlySet<string>>> = {
  de: { small: stems('klein kleinste mini kompakt', 'de'), large: stems('groß größer größte', 'de') },
  en: {
    small: stems('small smaller smallest little mini compact', 'en'),
    large: stems('large larger largest big bigger biggest', 'en'),
  },
};

/** The size that a word asks for. */
const sizeOf = ({ tokens: [token, ...others] }: Slot, language: Language): Size | undefined =>
  token && others.length === 0 ? (['small', 'large'] as const).find((size) => SIZES[language][size].has(token.term)) : undefined;

/** A type name has the size of its machine: `W 130`, `WW 200`. */
const numberOf = (entry: SearchEntry) => Number(/\d+$/.exec(namesIn(entry)[0] ?? '')?.[0] ?? Number.NaN);

/** How much the next machine of a range is less what was asked for. */
const STEP = 0.8;

/** What was typed itself, and what means the same as the whole of it: what its kind is called is looked for in this order. */
const OWN = 1;
const SAME = 0.85;

/** Whether the kind or the category of a machine is what a part of the search names. */
const isOfKind = (kinds: readonly string[], { ways }: Slot, least: number) =>
  ways.some(
    ({ terms, weight, prefix }) =>
      weight >= least && terms.every((term) => kinds.some((kind) => (prefix ? kind.startsWith(term) : kind === term))),
  );

/**
 * Of "kleiner Wolf", "large bowl cutter" the machines that are of the kind all other words name, by their ids: 1 for the end of the range
 * that was asked for, less for each that follows. Empty for a search without a size.
 */
export function machinesBySize(
  slots: readonly Slot[],
  entries: ReadonlyMap<string, SearchEntry>,
  language: Language,
): ReadonlyMap<string, number> {
  const asked = slots.find((slot) => sizeOf(slot, language) !== undefined);
  const others = slots.filter((slot) => slot !== asked);
  if (!asked || others.length === 0) return new Map();
  const sized = [...entries.values()].filter((entry) => entry.kind === 'machine' && Number.isFinite(numberOf(entry)));
  const named = (least: number) =>
    sized.filter(({ terms }) => others.every((slot) => isOfKind(terms.kind.split(' '), slot, least)));
  const own = named(OWN);
  const machines = own.length > 0 ? own : named(SAME);
  const isSmall = sizeOf(asked, language) === 'small';
  const numbers = [...new Set(machines.map(numberOf))].sort((a, b) => (isSmall ? a - b : b - a));
  return new Map(machines.map((entry) => [entry.id, STEP ** numbers.indexOf(numberOf(entry))]));
}
