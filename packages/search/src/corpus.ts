import type { SearchEntry } from '@vitrine/contract/search.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import MiniSearch from 'minisearch';
import { tokenize } from './tokens.ts';

/** How much a term says in each field. */
export const FIELDS = { name: 12, title: 6, kind: 4, text: 1, parts: 2.5, textParts: 0.4 } as const;
export const FIELD_NAMES = Object.keys(FIELDS) as (keyof typeof FIELDS)[];

type Indexed = { id: string } & SearchEntry['terms'];
/** Entries that are indexed before other work has a turn: a few milliseconds on a slow phone. */
const AT_ONCE = 20;

/** Words with how many entries have them: those of the last entry that goes are gone. */
function createCounter() {
  const counts = new Map<string, number>();
  return {
    counts,
    add: (word: string) => counts.set(word, (counts.get(word) ?? 0) + 1),
    remove(word: string) {
      const left = (counts.get(word) ?? 0) - 1;
      if (left > 0) counts.set(word, left);
      else counts.delete(word);
    },
  };
}

const termsIn = ({ terms }: SearchEntry) =>
  new Set(FIELD_NAMES.flatMap((name) => terms[name].split(' ')).filter((term) => term !== ''));
/** Type names of a machine: `ww200`. */
export const namesIn = ({ kind, terms }: SearchEntry) =>
  kind === 'machine' ? terms.name.split(' ').filter((term) => /^\D+\d+$/.test(term)) : [];

export const keyOf = (terms: readonly string[]) => terms.join(' ');

/** What is searched: entries that come and go one by one, each at its own cost, and the words they have. */
export interface Corpus {
  mini: MiniSearch<Indexed>;
  entries: ReadonlyMap<string, SearchEntry>;
  /** The words of each title, by id of the entry. */
  titles: ReadonlyMap<string, string>;
  vocabulary: ReadonlyMap<string, number>;
  /** Type names of machines. */
  names: ReadonlyMap<string, number>;
  /** Adds entries, in the place of those of the same ids. */
  add(entries: readonly SearchEntry[]): void;
  /** The same in small steps, so that other work has its turns. */
  addInSteps<T>(sources: readonly T[], entryOf: (source: T) => SearchEntry): Promise<void>;
  remove(id: string): void;
}

export function createCorpus(language: Language): Corpus {
  const mini = new MiniSearch<Indexed>({
    fields: [...FIELD_NAMES],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
    searchOptions: { tokenize: (text) => [text], processTerm: (term) => term },
  });
  const entries = new Map<string, SearchEntry>();
  const titles = new Map<string, string>();
  const vocabulary = createCounter();
  const names = createCounter();

  function remove(id: string): void {
    const entry = entries.get(id);
    if (!entry) return;
    for (const term of termsIn(entry)) vocabulary.remove(term);
    for (const name of namesIn(entry)) names.remove(name);
    entries.delete(id);
    titles.delete(id);
    mini.discard(id);
  }
  function note(entry: SearchEntry): Indexed {
    remove(entry.id);
    entries.set(entry.id, entry);
    titles.set(entry.id, keyOf(tokenize(entry.title, language).map(({ term }) => term)));
    for (const term of termsIn(entry)) vocabulary.add(term);
    for (const name of namesIn(entry)) names.add(name);
    return { id: entry.id, ...entry.terms };
  }
  return {
    mini,
    entries,
    titles,
    vocabulary: vocabulary.counts,
    names: names.counts,
    add: (added) => mini.addAll(added.map(note)),
    async addInSteps(sources, entryOf) {
      for (let at = 0; at < sources.length; at += AT_ONCE) {
        mini.addAll(sources.slice(at, at + AT_ONCE).map((source) => note(entryOf(source))));
        await new Promise((resolve) => setTimeout(resolve, 0));
      }
    },
    remove,
  };
}
