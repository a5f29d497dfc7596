import type { FoundEntry, SearchEntry, SearchIndex, SearchKind } from '@vitrine/contract/search.ts';
import { SEARCH_MAX } from '@vitrine/contract/search-length.ts';
import type { Query } from 'minisearch';
import { bestOf } from './best-of.ts';
import { bySize } from './by-size.ts';
import { isChoosing, type Role, roleOf, sizeAsked } from './choosing.ts';
import { createLexicon } from './compounds.ts';
import { type Corpus, createCorpus, FIELD_NAMES, FIELDS, keyOf } from './corpus.ts';
import { plainText } from './fold.ts';
import { frequentIn } from './frequent.ts';
import { nearWays } from './near-ways.ts';
import { besideWays, guessWays, partWays } from './part-ways.ts';
import { isMore, mostOf, type Parts } from './parts.ts';
import { type Slot, type SlotContext, slotsOf, type Way } from './slots.ts';
import { suggestionsFor } from './suggestions.ts';
import { createSynonyms } from './synonyms.ts';

/** What people look for first, everything else being equal. */
const KINDS: Record<SearchKind, number> = { machine: 2.2, page: 1.6, document: 1, location: 1.1, question: 1, media: 0.55 };
/** An exact type name goes before everything else that has as much of the search. */
const EXACT_NAME = 1000;
/** A machine that only mentions the type name that was typed goes behind what has it in its title. */
const OTHER_MACHINE = 0.1;
/** The title is just what was typed, in these words or in others that mean the same. */
const WHOLE_TITLE = 2.5;
/** A figure with its unit is about machines; others only mention it. */
const FIGURE_OF_MACHINE = 6;

export interface Hit {
  entry: FoundEntry;
  score: number;
  /** Terms that it was found by, for their marks. */
  terms: readonly string[];
  /** Parts of the search that it has as they were meant: words, type names, figures. The first hit of a search that names no type has most. */
  parts: number;
  /** It is the machine whose type name was typed, or has that name in its title. */
  isNamed: boolean;
}
export interface SearchResult {
  /** The best first. */
  hits: Hit[];
  /** All that were found: more than `hits`, where only some were wanted. */
  count: number;
  /** Parts of the search that count: not words beside others that everything here is called, that choose among it, or that texts only mention. */
  asked: number;
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
  as: keyof Parts;
  /** The entry is called so, by all words of a way; otherwise its text mentions some. */
  isCalled: boolean;
}
/** What a part of a search finds. */
interface Answer {
  found: Map<string, Found>;
  /** An entry is called so; otherwise texts only mention it. */
  isInHead: boolean;
}
/** Both, each once; the same list where nothing is new, for there may be thousands of hits. */
const joined = (known: readonly string[], added: readonly string[]) => {
  const fresh = known === added ? [] : added.filter((term) => !known.includes(term));
  return fresh.length === 0 ? known : [...known, ...fresh];
};

/** What is named by the type name that was typed goes first, then what has more of what was meant, whatever the scores. */
export const byRank = (a: Hit, b: Hit) =>
  Number(b.isNamed) - Number(a.isNamed) || b.parts - a.parts || b.score - a.score || (a.entry.id < b.entry.id ? -1 : 1);

/** Where ways look that do not look everywhere: an entry says in all fields but its text what it is. */
const FIELDS_OF = { names: ['name'], head: ['name', 'title', 'kind', 'parts'] } as const;
const HEAD: ReadonlySet<string> = new Set(FIELDS_OF.head);

const toQuery = ({ terms, weight, prefix, where }: Way): Query => ({
  fields: [...(where ? FIELDS_OF[where] : FIELD_NAMES)],
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
  const context: SlotContext = { language, lexicon, synonyms: createSynonyms(synonyms, language, names), names };

  /** `known`: an answer that more is added to; what is in it goes on counting as it did. */
  function findWays(ways: readonly Way[], as: keyof Parts, known?: Answer): Answer {
    const answers = known?.found ?? new Map<string, Found>();
    const marks = new Map<string, readonly string[]>();
    let isInHead = known?.isInHead ?? false;
    for (const one of ways) {
      for (const { id, score, terms: matched, queryTerms, match } of mini.search(toQuery(one))) {
        const fieldsOf = Object.values(match);
        const isTold = (fields: readonly string[]) => fields.some((field) => HEAD.has(field));
        const isCalled = fieldsOf.every(isTold);
        isInHead ||= isCalled || fieldsOf.some(isTold);
        const key = `${matched.join(' ')},${queryTerms.join(' ')}`;
        // Of a word that was only begun the letters that were typed are marked.
        const terms = marks.get(key) ?? [
          ...new Set(matched.map((term) => queryTerms.find((typed) => term.startsWith(typed)) ?? term)),
        ];
        marks.set(key, terms);
        const before = answers.get(id);
        // The best way counts: an entry is no better for being found twice by one word.
        if (!before) answers.set(id, { score, terms, as, isCalled });
        else {
          before.score = Math.max(before.score, score);
          before.isCalled ||= isCalled;
          before.terms = joined(before.terms, terms);
        }
      }
    }
    return { found: answers, isInHead };
  }

  const rolesOf = ({ tokens }: Slot) => tokens.map((token) => roleOf(token, language, vocabulary));

  /** Without the parts of a search of which all words are of a kind; all of them where there are no others. */
  function without(slots: readonly Slot[], isSuch: (role: Role | undefined) => boolean): readonly Slot[] {
    const others = slots.filter((slot) => !rolesOf(slot).every(isSuch));
    return others.length > 0 ? others : slots;
  }
  /** The parts of a search that count: what everything here is called, or what chooses among it, is one only where nothing else was typed. */
  const askedOf = (slots: readonly Slot[]) => without(without(slots, isChoosing), (role) => role === 'generic');

  /** What a part of a search finds as it was meant; else what it may mean, by a part of its word. */
  function findSlot(slot: Slot): Answer {
    const whole = findWays(slot.ways, 'meant');
    // A word is taken apart only if nothing is called so: then no other way keeps the keys waiting. A text may mention anything.
    if (whole.isInHead || rolesOf(slot).every(isChoosing)) return whole;
    if (whole.found.size > 0) return findWays(besideWays(slot, context), 'beside', whole);
    for (const waysOf of [() => partWays(slot, context), () => nearWays(slot, context, vocabulary)]) {
      const answer = findWays(waysOf(), 'meant');
      if (answer.found.size > 0) return answer;
    }
    return findWays(guessWays(slot, context), 'guessed');
  }

  /** Beside a word that something is called by, one that texts only mention leaves nothing out: `Ersatzteile bestellen` asks for Ersatzteile. */
  function withoutMentions<T extends Answer & { slot: Slot; isAsked: boolean }>(answers: readonly T[]): readonly T[] {
    if (!answers.some(({ isAsked, isInHead }) => isAsked && isInHead)) return answers;
    const isMention = ({ slot, isInHead, found }: T) =>
      found.size > 0 && !isInHead && slot.tokens.every(({ type }) => type === 'word');
    return answers.map((one) => (isMention(one) ? { ...one, isAsked: false } : one));
  }

  function rank(slots: readonly Slot[], wanted: number | undefined): Pick<SearchResult, 'hits' | 'count' | 'asked'> {
    const countingSlots = askedOf(slots);
    const answers = withoutMentions(slots.map((slot) => ({ slot, ...findSlot(slot), isAsked: countingSlots.includes(slot) })));
    const asked = answers.filter(({ isAsked }) => isAsked).length;
    const words = slots.flatMap(rolesOf);
    const size = sizeAsked(words);
    // "The biggest machine" is one of all machines, whatever their texts say of themselves.
    const isOfAll = size !== undefined && words.includes('generic') && words.every((role) => role !== undefined);
    // Of "coffee machine" only the second word is there, which everything here is called.
    if (!isOfAll && answers.every(({ found, isAsked }) => !isAsked || found.size === 0)) return { hits: [], count: 0, asked };
    const all = new Map<string, Omit<Found, 'as'> & Parts>();
    for (const { found, isAsked } of answers) {
      for (const [id, { score, terms, as, isCalled }] of found) {
        const known = all.get(id);
        const sum = known ?? { score: 0, terms, isCalled: false, meant: 0, beside: 0, guessed: 0 };
        sum.score += score;
        sum[as] += isAsked ? 1 : 0;
        sum.isCalled ||= isAsked && isCalled;
        if (known) known.terms = joined(known.terms, terms);
        else all.set(id, sum);
      }
    }
    for (const [id, { kind }] of isOfAll ? entries : []) {
      const { score = 0, terms = [] } = all.get(id) ?? {};
      if (kind === 'machine') all.set(id, { score, terms, isCalled: true, meant: asked, beside: 0, guessed: 0 });
    }
    // What has every part of the search; if nothing has, what has most of them.
    const most = mostOf(all.values());
    const isEnough = (most.meant + most.beside + most.guessed) * 2 >= asked;
    const wholeTitles = titlesOf(slots);
    const hasFigure = slots.some(({ tokens }) => tokens.some(({ type, term }) => type === 'figure' && /^[\d.]+\D/.test(term)));
    const wantedNames = new Set(
      slots.flatMap(({ tokens }) => tokens.filter(({ type }) => type === 'name').map(({ term }) => term)),
    );
    const hasName = (terms: string) => terms.split(' ').some((term) => wantedNames.has(term));
    const isNamed = (terms: SearchEntry['terms'] | undefined) =>
      terms !== undefined && (hasName(terms.name) || hasName(terms.title));
    const named = new Set(wantedNames.size === 0 ? [] : [...all.keys()].filter((id) => isNamed(entries.get(id)?.terms)));
    const mostOfNamed = mostOf([...named].flatMap((id) => all.get(id) ?? []));
    const hits: Hit[] = [];
    for (const [id, parts] of all) {
      const { score, terms } = parts;
      const entry = entries.get(id);
      if (!entry) continue;
      const isMachine = entry.kind === 'machine';
      const isItself = isMachine && named.has(id);
      // What one asks of a machine by its name may be nowhere in its words.
      if (!isItself && (named.has(id) ? isMore(mostOfNamed, parts) : !isEnough || isMore(most, parts))) continue;
      const whole = wholeTitles.has(titles.get(id) ?? '') ? WHOLE_TITLE : 1;
      const other = isMachine && !isItself && wantedNames.size > 0 ? OTHER_MACHINE : 1;
      const figure = hasFigure && isMachine ? FIGURE_OF_MACHINE : 1;
      hits.push({
        entry,
        terms,
        // A type name is first, whatever else its machine is called.
        parts: parts.meant + (isItself ? parts.beside : 0),
        score: score * KINDS[entry.kind] * whole * figure * other + (isItself ? EXACT_NAME : 0),
        isNamed: named.has(id),
      });
    }
    // A figure or a type name says itself which one is meant.
    const isSized = size !== undefined && !hasFigure && wantedNames.size === 0;
    const isMeant = ({ entry: { id, kind } }: Hit) => kind === 'machine' && all.get(id)?.isCalled === true;
    const placed = isSized ? bySize(hits, isMeant, { size, language, isOfAll }) : hits;
    return { hits: wanted === undefined ? placed.sort(byRank) : bestOf(placed, wanted, byRank), count: placed.length, asked };
  }

  const frequent = frequentIn(vocabulary, synonyms, language);

  return {
    frequent,
    find(query, most) {
      const plain = plainText(query);
      const isCut = plain.length > SEARCH_MAX;
      const slots = slotsOf(plain.slice(0, SEARCH_MAX), context);
      if (slots.length === 0) return { hits: [], count: 0, asked: 0, isCut, isEmpty: true };
      return { ...rank(slots, most), isCut, isEmpty: false };
    },
    suggest: (query) => suggestionsFor(plainText(query).slice(0, SEARCH_MAX), [...entries.values()], language),
  };
}
