import type { SearchEntry } from '@vitrine/contract/search.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { type Breaks, type Lexicon, splitCompound, splitPart } from './compounds.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';
import { type Token, tokenize } from './tokens.ts';

/** What the terms of a language are made with. */
export interface Terms {
  language: Language;
  lexicon: Lexicon;
  breaks?: Breaks;
}

/** What an entry is found by. */
export interface EntryTexts {
  names: readonly string[];
  title: readonly string[];
  kind: readonly string[];
  text: readonly string[];
}

const joined = (terms: Iterable<string>) => [...new Set(terms)].sort().join(' ');

const tokensOf = (texts: readonly string[], { language }: Terms): Token[] =>
  texts.flatMap((text) => tokenize(text, language)).filter(({ folded }) => !isStopWord(folded, language));

/**
 * `gereinigt` is found by `reinigen` too: the German participle of a regular verb, without what makes it one. Gewicht, Geflecht and
 * the like are none; gemacht, which is one, goes with them.
 */
function verbOf(folded: string, language: Language): string[] {
  const verb = language === 'de' ? /^ge(?!\p{L}*[aei]cht$)(\p{L}{4,})t$/u.exec(folded)?.[1] : undefined;
  return verb ? [stem(verb, language)] : [];
}

const partsOf = (tokens: readonly Token[], { lexicon, language, breaks }: Terms): string[] =>
  tokens.flatMap(({ type, folded }) =>
    type === 'word'
      ? [
          ...splitCompound(folded, lexicon, language, breaks).flatMap((part) => [part, ...splitPart(part, lexicon, language)]),
          ...splitPart(stem(folded, language), lexicon, language),
          ...verbOf(folded, language),
        ]
      : [],
  );

/** `ww200` is found by its letters and its number too. */
const withPieces = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ type, term }) => (type === 'name' ? [term, ...(/^(\D+)(\d+)$/.exec(term)?.slice(1) ?? [])] : [term]));

/** A figure with a unit is found without it too. */
const withNumbers = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ type, term }) => (type === 'figure' ? [term, ...(/^[\d.]+/.exec(term) ?? [])] : []));

/** The terms of an entry: what publishing works out once, so that the app need not. */
export function termsOf({ names, title, kind, text }: EntryTexts, terms: Terms): SearchEntry['terms'] {
  const [inName, inTitle, inKind, inText] = [names, title, kind, text].map((texts) => tokensOf(texts, terms));
  const fields = { inName: inName ?? [], inTitle: inTitle ?? [], inKind: inKind ?? [], inText: inText ?? [] };
  return {
    name: joined(withPieces(fields.inName)),
    title: joined([...withPieces(fields.inTitle), ...withNumbers(fields.inTitle)]),
    kind: joined(fields.inKind.map(({ term }) => term)),
    text: joined([...fields.inText.map(({ term }) => term), ...withNumbers(fields.inText)]),
    parts: joined(partsOf([...fields.inTitle, ...fields.inKind], terms)),
    textParts: joined(partsOf(fields.inText, terms)),
  };
}
