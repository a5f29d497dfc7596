import { type FoundEntry, SEARCH_MAX, type SearchIndex, type SearchKind } from '@vitrine/contract/search.ts';
import type { Query } from 'minisearch';
import { createLexicon } from './compounds.ts';
import { type Corpus, createCorpus, FIELD_NAMES, FIELDS, keyOf } from './corpus.ts';
import { plainText } from './fold.ts';
import { isNear } from './near.ts';
import { type Slot, type SlotContext, SYNONYM_WEIGHT, slotsOf, type Way } from './slots.ts';
import { suggestionsFor } from './suggestions.ts';
import { createSynonyms } from './synonyms.ts';
import { tokenize } from './tokens.ts';

/** What people look for first, everything else being equal. */
const KINDS: Record<SearchKind, number> = { machine: 2.2, page: 1.6, document: 1, location: 1.1, question: 1, media: 0.55 };
/** An exact type name goes before everything else. */
const EXACT_NAME = 1000;
/** The title is just what was typed, in these words or in others that mean the same. */
const WHOLE_TITLE = 2.5;
/** A figure with its unit is about machines; others only mention it. */
const FIGURE_OF_MACHINE = 6;
const FUZZY_WEIGHT = 0.5;
const FUZZY_MIN = 4;
/** What stems lose at the end of words: a typing error is looked for in the whole word. */
const ENDINGS: Record<SearchIndex['language'], readonly string[]> = {
  de: ['', 'e', 'er', 'en', 'n', 'ern', 'ung', 'ungen'],
  en: ['', 'e', 'er', 's', 'es', 'ers', 'ing', 'ed'],
};
/** A figure that no machine has: one that does at most this many times as much will do. */
const AT_LEAST_MAX = 1.35;

export interface Hit {
  entry: FoundEntry;
  score: number;
  /** Terms that it was found by, for their marks. */
  terms: readonly string[];
  /** Parts of the search that it has: words, type names, figures. All hits of a search have as many. */
  parts: number;
}
export interface SearchResult {
  hits: Hit[];
  /** Other searches, when nothing was found. */
  suggestions: string[];
  /** Longer than SEARCH_MAX: only its beginning was looked for. */
  isCut: boolean;
  /** Nothing that could be looked for: punctuation, control characters. */
  isEmpty: boolean;
}
export interface Search {
  /** Of each group of synonyms the first word that the catalogue itself has in this language. */
  often: readonly string[];
  find(query: string): SearchResult;
}

/** One error changes the first letter or the second, not both: most words are ruled out by that. */
const mayBeNear = (typed: string, known: string) =>
  typed[0] === known[0] || typed[1] === known[0] || typed[0] === known[1] || typed[1] === known[1];

const SAME_WEIGHT = 0.85;

/** Titles that a search names whole: its own words, and those that mean the same as all of them. */
const titlesOf = (slots: readonly Slot[]): ReadonlySet<string> =>
  new Set([
    keyOf(slots.flatMap(({ tokens }) => tokens.map(({ term }) => term))),
    ...(slots.length === 1 ? (slots[0]?.ways ?? []) : [])
      .filter(({ weight }) => weight >= SAME_WEIGHT)
      .map(({ terms }) => keyOf(terms)),
  ]);

interface Found {
  score: number;
  terms: Set<string>;
}

const toQuery = ({ terms, weight, prefix, isOfNames }: Way): Query => ({
  fields: isOfNames ? ['name'] : [...FIELD_NAMES],
  queries: [...terms],
  combineWith: 'AND',
  prefix,
  weights: { prefix: 0.35, fuzzy: 0 },
  boost: Object.fromEntries(FIELD_NAMES.map((name) => [name, FIELDS[name] * weight])),
});

/** A search over the index of a language, at once. */
export function createSearch(index: SearchIndex): Search {
  const corpus = createCorpus(index.language);
  corpus.add(index.entries);
  return searchIn(corpus, index);
}

/** The same in small steps, so that a page answers while it is made. */
export async function prepareSearch(index: SearchIndex): Promise<Search> {
  const corpus = createCorpus(index.language);
  await corpus.addInSteps(index.entries, (entry) => entry);
  return searchIn(corpus, index);
}

type Words = Pick<SearchIndex, 'language' | 'words' | 'synonyms'> & { names?: Pick<ReadonlySet<string>, 'has'> };

/** A search over entries that may come and go later. `names`: the type names, where they are those of other entries. */
export function searchIn(corpus: Corpus, { language, words, synonyms, names = corpus.names }: Words): Search {
  const { mini, entries, titles, vocabulary } = corpus;
  const lexicon = createLexicon(words, language);
  const context: SlotContext = { language, lexicon, synonyms: createSynonyms(synonyms, language), names };

  function findWays(ways: readonly Way[], found = new Map<string, Found>()): Map<string, Found> {
    for (const one of ways) {
      for (const { id, score, terms: matched, queryTerms } of mini.search(toQuery(one))) {
        // Of a word that was only begun the letters that were typed are marked.
        const terms = matched.map((term) => queryTerms.find((typed) => term.startsWith(typed)) ?? term);
        const known = found.get(id);
        // The best way counts: an entry is no better for being found twice by one word.
        if (!known) found.set(id, { score, terms: new Set(terms) });
        else {
          known.score = Math.max(known.score, score);
          for (const term of terms) known.terms.add(term);
        }
      }
    }
    return found;
  }

  /** With one typing error, or a figure that is near enough. */
  function nearWays({ tokens }: Slot): Way[] {
    return tokens.flatMap(({ type, folded, term }): Way[] => {
      if (type === 'figure' && /^\d/.test(term)) return figuresAbove(term);
      if (folded.length < FUZZY_MIN) return [];
      const isMeant = (known: string) =>
        mayBeNear(folded, known) &&
        ENDINGS[language].some(
          (ending) => Math.abs(folded.length - known.length - ending.length) <= 1 && isNear(folded, known + ending),
        );
      const fuzzy = (terms: readonly string[], weight: number): Way => ({ terms, weight: FUZZY_WEIGHT * weight, prefix: false });
      return [
        ...[...vocabulary.keys()].filter(isMeant).map((known) => fuzzy([known], 1)),
        // A word of the editors' synonyms need not be anywhere in the catalogue.
        ...context.synonyms.singles
          .filter(isMeant)
          .flatMap((known) => context.synonyms.of([known]).map((terms) => fuzzy(terms, SYNONYM_WEIGHT))),
      ];
    });
  }
  function figuresAbove(term: string): Way[] {
    const [, number = '', unit = ''] = /^([\d.]+)(.*)$/.exec(term) ?? [];
    const wanted = Number(number);
    if (!unit) return [];
    return [...vocabulary.keys()].flatMap((known) => {
      const value = known.endsWith(unit) ? Number(known.slice(0, -unit.length)) : Number.NaN;
      if (!(value >= wanted && value <= wanted * AT_LEAST_MAX)) return [];
      return [{ terms: [known], weight: wanted / value, prefix: false }];
    });
  }

  function rank(slots: readonly Slot[]): Hit[] {
    const perSlot = slots.map((slot) => {
      const found = findWays(slot.ways);
      return found.size > 0 ? found : findWays(nearWays(slot));
    });
    const told = perSlot.filter((found) => found.size > 0);
    const all = new Map<string, Found & { slots: number }>();
    for (const found of told) {
      for (const [id, { score, terms }] of found) {
        const known = all.get(id) ?? { score: 0, terms: new Set<string>(), slots: 0 };
        known.score += score;
        known.slots++;
        for (const term of terms) known.terms.add(term);
        all.set(id, known);
      }
    }
    // What has every part of the search; if nothing has, what has most of them.
    const most = Math.max(0, ...[...all.values()].map(({ slots: count }) => count));
    if (most * 2 < slots.length) return [];
    const wholeTitles = titlesOf(slots);
    const hasFigure = slots.some(({ tokens }) => tokens.some(({ type, term }) => type === 'figure' && /^[\d.]+\D/.test(term)));
    const wantedNames = new Set(
      slots.flatMap(({ tokens }) => tokens.filter(({ type }) => type === 'name').map(({ term }) => term)),
    );
    return [...all]
      .filter(([, { slots: count }]) => count === most)
      .flatMap(([id, { score, terms }]) => {
        const entry = entries.get(id);
        if (!entry) return [];
        const isNamed = entry.kind === 'machine' && entry.terms.name.split(' ').some((name) => wantedNames.has(name));
        const whole = wholeTitles.has(titles.get(id) ?? '') ? WHOLE_TITLE : 1;
        const figure = hasFigure && entry.kind === 'machine' ? FIGURE_OF_MACHINE : 1;
        return [
          {
            entry,
            terms: [...terms],
            parts: most,
            score: score * KINDS[entry.kind] * whole * figure + (isNamed ? EXACT_NAME : 0),
          },
        ];
      })
      .sort((a, b) => b.score - a.score || (a.entry.id < b.entry.id ? -1 : 1));
  }

  const often = synonyms.flatMap(
    (group) => group.find((phrase) => tokenize(phrase, language).every(({ term }) => vocabulary.has(term))) ?? [],
  );

  return {
    often,
    find(query) {
      const plain = plainText(query);
      const asked = plain.slice(0, SEARCH_MAX);
      const isCut = plain.length > SEARCH_MAX;
      const slots = slotsOf(asked, context);
      if (slots.length === 0) return { hits: [], suggestions: [], isCut, isEmpty: true };
      const hits = rank(slots);
      return {
        hits,
        isCut,
        isEmpty: false,
        suggestions: hits.length > 0 ? [] : suggestionsFor(asked, [...entries.values()], language),
      };
    },
  };
}
