import type { FoundEntry, SearchIndex, SearchKind } from '@vitrine/contract/search.ts';
import { SEARCH_MAX } from '@vitrine/contract/search-length.ts';
import type { Query } from 'minisearch';
import { bestOf } from './best-of.ts';
import { createLexicon } from './compounds.ts';
import { type Corpus, createCorpus, FIELD_NAMES, FIELDS, keyOf } from './corpus.ts';
import { plainText } from './fold.ts';
import { frequentIn } from './frequent.ts';
import { isMisspelt } from './misspelt.ts';
import { FUZZY_WEIGHT, type Slot, type SlotContext, SYNONYM_WEIGHT, slotsOf, type Way } from './slots.ts';
import { suggestionsFor } from './suggestions.ts';
import { createSynonyms } from './synonyms.ts';

/** What people look for first, everything else being equal. */
const KINDS: Record<SearchKind, number> = { machine: 2.2, page: 1.6, document: 1, location: 1.1, question: 1, media: 0.55 };
/** An exact type name goes before everything else. */
const EXACT_NAME = 1000;
/** A machine that only mentions the type name that was typed goes behind what has it in its title. */
const OTHER_MACHINE = 0.1;
/** The title is just what was typed, in these words or in others that mean the same. */
const WHOLE_TITLE = 2.5;
/** A figure with its unit is about machines; others only mention it. */
const FIGURE_OF_MACHINE = 6;
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
  /** The best first. */
  hits: Hit[];
  /** All that were found: more than `hits`, where only some were wanted. */
  count: number;
  /** Longer than SEARCH_MAX: only its beginning was looked for. */
  isCut: boolean;
  /** Nothing that could be looked for: punctuation, control characters. */
  isEmpty: boolean;
}
export interface Search {
  /** Of each group of synonyms the first word that the catalogue itself has in this language: what most of its entries have comes first. */
  frequent: readonly string[];
  /** `most`: hits that are wanted at most; all of them without. */
  find(query: string, most?: number): SearchResult;
  /** Other searches for one that finds nothing. They compare with every title, so they are asked for only where they are shown. */
  suggest(query: string): string[];
}

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
  terms: readonly string[];
}

/** Both, each once; the same list where nothing is new, for there may be thousands of hits. */
const joined = (known: readonly string[], added: readonly string[]) => {
  const fresh = known === added ? [] : added.filter((term) => !known.includes(term));
  return fresh.length === 0 ? known : [...known, ...fresh];
};

const byScore = (a: Hit, b: Hit) => b.score - a.score || (a.entry.id < b.entry.id ? -1 : 1);

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

/** Found nowhere, whole, in parts or with an error in it. */
const NOWHERE = 'qqjjqqxx';

/**
 * The same in small steps, so that a page answers while it is made. It searches twice itself, for what is there and what is not: code that
 * runs for the first time is several times as slow, which the first keys would have to wait for.
 */
export async function prepareSearch(index: SearchIndex): Promise<Search> {
  const corpus = createCorpus(index.language);
  await corpus.addInSteps(index.entries, (entry) => entry);
  const search = searchIn(corpus, index);
  for (const words of [index.entries[0]?.title ?? NOWHERE, NOWHERE]) {
    search.find(words);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return search;
}

type Words = Pick<SearchIndex, 'language' | 'words' | 'synonyms'> & { names?: Pick<ReadonlySet<string>, 'has'> };

/** A search over entries that may come and go later. `names`: the type names, where they are those of other entries. */
export function searchIn(corpus: Corpus, { language, words, synonyms, names = corpus.names }: Words): Search {
  const { mini, entries, titles, vocabulary } = corpus;
  const lexicon = createLexicon(words, language);
  const context: SlotContext = { language, lexicon, synonyms: createSynonyms(synonyms, language), names };

  function findWays(ways: readonly Way[], found = new Map<string, Found>()): Map<string, Found> {
    const marks = new Map<string, readonly string[]>();
    for (const one of ways) {
      for (const { id, score, terms: matched, queryTerms } of mini.search(toQuery(one))) {
        const key = `${matched.join(' ')},${queryTerms.join(' ')}`;
        // Of a word that was only begun the letters that were typed are marked.
        const terms = marks.get(key) ?? [
          ...new Set(matched.map((term) => queryTerms.find((typed) => term.startsWith(typed)) ?? term)),
        ];
        marks.set(key, terms);
        const known = found.get(id);
        // The best way counts: an entry is no better for being found twice by one word.
        if (!known) found.set(id, { score, terms });
        else {
          known.score = Math.max(known.score, score);
          known.terms = joined(known.terms, terms);
        }
      }
    }
    return found;
  }

  /** With one typing error, or a figure that is near enough. */
  function nearWays({ tokens }: Slot): Way[] {
    return tokens.flatMap(({ type, folded, term }): Way[] => {
      if (type === 'figure' && /^\d/.test(term)) return figuresAbove(term);
      const isMeant = (known: string) => isMisspelt(folded, known, language);
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
    const [, number = '', typed = ''] = /^([\d.]+)(.*)$/.exec(term) ?? [];
    const isTonnes = typed === 't';
    const wanted = Number(number) * (isTonnes ? 1000 : 1);
    if (!typed) return [];
    const units = isTonnes ? ['kg/h', 'kg'] : [typed];
    return [...vocabulary.keys()].flatMap((known) => {
      const unit = units.find((one) => known.endsWith(one));
      const value = unit ? Number(known.slice(0, -unit.length)) : Number.NaN;
      if (!(value >= wanted && value <= wanted * AT_LEAST_MAX)) return [];
      return [{ terms: [known], weight: wanted / value, prefix: false }];
    });
  }

  function rank(slots: readonly Slot[], wanted: number | undefined): Pick<SearchResult, 'hits' | 'count'> {
    const perSlot = slots.map((slot) => {
      const found = findWays(slot.ways);
      return found.size > 0 ? found : findWays(nearWays(slot));
    });
    const told = perSlot.filter((found) => found.size > 0);
    const all = new Map<string, Found & { slots: number }>();
    for (const found of told) {
      for (const [id, { score, terms }] of found) {
        const known = all.get(id);
        if (!known) all.set(id, { score, terms, slots: 1 });
        else {
          known.score += score;
          known.slots++;
          known.terms = joined(known.terms, terms);
        }
      }
    }
    // What has every part of the search; if nothing has, what has most of them.
    let most = 0;
    for (const { slots: count } of all.values()) most = Math.max(most, count);
    if (most * 2 < slots.length) return { hits: [], count: 0 };
    const wholeTitles = titlesOf(slots);
    const hasFigure = slots.some(({ tokens }) => tokens.some(({ type, term }) => type === 'figure' && /^[\d.]+\D/.test(term)));
    const wantedNames = new Set(
      slots.flatMap(({ tokens }) => tokens.filter(({ type }) => type === 'name').map(({ term }) => term)),
    );
    const hits: Hit[] = [];
    for (const [id, { score, terms, slots: count }] of all) {
      const entry = count === most ? entries.get(id) : undefined;
      if (!entry) continue;
      const isMachine = entry.kind === 'machine';
      const isNamed = isMachine && entry.terms.name.split(' ').some((name) => wantedNames.has(name));
      const whole = wholeTitles.has(titles.get(id) ?? '') ? WHOLE_TITLE : 1;
      const other = isMachine && !isNamed && wantedNames.size > 0 ? OTHER_MACHINE : 1;
      const figure = hasFigure && isMachine ? FIGURE_OF_MACHINE : 1;
      hits.push({
        entry,
        terms,
        parts: most,
        score: score * KINDS[entry.kind] * whole * figure * other + (isNamed ? EXACT_NAME : 0),
      });
    }
    return { hits: wanted === undefined ? hits.sort(byScore) : bestOf(hits, wanted, byScore), count: hits.length };
  }

  const frequent = frequentIn(vocabulary, synonyms, language);

  return {
    frequent,
    find(query, most) {
      const plain = plainText(query);
      const asked = plain.slice(0, SEARCH_MAX);
      const isCut = plain.length > SEARCH_MAX;
      const slots = slotsOf(asked, context);
      if (slots.length === 0) return { hits: [], count: 0, isCut, isEmpty: true };
      return { ...rank(slots, most), isCut, isEmpty: false };
    },
    suggest: (query) => suggestionsFor(plainText(query).slice(0, SEARCH_MAX), [...entries.values()], language),
  };
}
