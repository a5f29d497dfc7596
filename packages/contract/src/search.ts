import * as z from 'zod/mini';
import type { PageKind } from './pages.ts';
import { defineResource } from './resource.ts';
import { SEARCH_MAX } from './search-length.ts';
import { language } from './sites.ts';

/** The search of a language, one file of the release; made from its other documents (packages/release/src/search). */
export const SEARCH_INDEX_PATH = 'search-index/_all';

/** Groups of hits. */
export const SEARCH_KINDS = ['machine', 'page', 'document', 'media', 'location', 'question'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Kinds of page that the second line of a hit names; null for one that is no hit, or says itself what it is. */
const LABEL_OF_KIND = {
  product: null,
  'product-overview': 'product-overview',
  'product-line': 'product-line',
  'product-line-automation': 'product-line-automation',
  'product-application': 'product-application',
  'case-study': 'case-study',
  'content-page': 'content-page',
  'static-product': null,
  comparison: null,
} as const satisfies { [Kind in PageKind]: Kind | null };

/** What the second line of a hit begins with, in the words of the app. */
export const SEARCH_LABELS = [...Object.values(LABEL_OF_KIND).filter((label) => label !== null), 'image', 'video'] as const;

/** Terms of each field, with spaces between them (packages/search). */
const searchTerms = z.strictObject({
  /** Type names as one word: `ww200`. */
  name: z.string(),
  title: z.string(),
  /** What kind of thing it is: `Winkelwolf`, `Wölfe`. */
  kind: z.string(),
  text: z.string(),
  /** Parts of the compounds of title and kind, and of the text. */
  parts: z.string(),
  textParts: z.string(),
});

/** A video or a picture, a page, an office: one thing that is found. */
const foundEntry = z.strictObject({
  id: z.string(),
  kind: z.enum(SEARCH_KINDS),
  title: z.string(),
  /** Second line; null without one. */
  line: z.nullable(z.string()),
  label: z.nullable(z.enum(SEARCH_LABELS)),
  /** Path in the app, or the address of a file. */
  link: z.string(),
  image: z.nullable(z.string()),
  /** The file that offline mode keeps of it. */
  imageOffline: z.optional(z.string()),
  file: z.nullable(z.strictObject({ extension: z.string(), size: z.int() })),
  /** Length of a video in seconds; absent where it is not known. */
  duration: z.optional(z.number().check(z.positive())),
});
export type FoundEntry = z.infer<typeof foundEntry>;
export const searchEntry = z.extend(foundEntry, { terms: searchTerms });
export type SearchEntry = z.infer<typeof searchEntry>;

export const searchIndex = z.strictObject({
  language,
  /** Words that compounds are made of, folded, with spaces between them. */
  words: z.string(),
  /** Groups of words that mean the same. */
  synonyms: z.array(z.array(z.string())),
  entries: z.array(searchEntry),
});
export type SearchIndex = z.infer<typeof searchIndex>;

/** `GET search-index/_all`. */
export const searchIndexAnswer = z.strictObject({ status_code: z.literal(200), data: searchIndex });

/** `search-synonym/_all`: groups of words that mean the same, kept by editors. */
export const searchSynonym = defineResource('search-synonym', z.object({ words: z.array(z.string()) }), {});

/** Media that one answer names; how many there are is told. */
export const MEDIA_HITS_MAX = 60;
/** `GET search/media?query=…`: media are searched at the server, for there may be many of them and they are there online only. */
export const MEDIA_SEARCH_PATH = 'search/media';
export const mediaSearchAnswer = z.strictObject({
  status_code: z.literal(200),
  data: z.strictObject({
    /** The best first. */
    hits: z.array(z.strictObject({ entry: foundEntry, score: z.number(), terms: z.array(z.string()), parts: z.int() })),
    /** All that were found. */
    count: z.int(),
  }),
});

/** Letters of a word that is counted when nothing was found. */
export const SEARCH_MISS_MAX = 60;

/** `POST search/misses`: a search without a hit; nothing about who. */
export const searchMissRequest = z.strictObject({ query: z.string().check(z.minLength(1), z.maxLength(SEARCH_MAX)) });
