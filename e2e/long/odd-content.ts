import type { ResourceIdentifier, WireDocument, WireResource } from '@vitrine/contract/json-api.ts';
import { RELEASE_DOCUMENTS, releasePattern, resourcesOf } from '@vitrine/contract/release-documents.ts';
import { documentSchema } from '@vitrine/contract/resource.ts';

const TOO_LONG = 300;
/** Fields that hold a headline. */
const HEADLINES = /^(headline|title|customH1)$|Headline$/;
/** Lists among the fields: their entries are no resources. */
const LISTS = ['news', 'functions', 'advantages'];

/** Whether a document is still one that the API may answer at a path below it ("product/ww-200"). */
function isAllowed(path: string, document: WireDocument): boolean {
  const pattern = releasePattern(path);
  if (!pattern) throw new Error(`no document is at ${path}`);
  return documentSchema(resourcesOf(pattern), RELEASE_DOCUMENTS[pattern].many).safeParse(document).success;
}

/** The one resource that a page is about. */
function subjectOf({ data }: WireDocument): WireResource {
  if (Array.isArray(data)) throw new Error('a list has no subject');
  return data;
}

/** What the page is about loses every field and every relationship that its schema lets it lose. */
export function withoutOptional(path: string, document: WireDocument): WireDocument {
  const bare = structuredClone(document);
  const { attributes, relationships = {} } = subjectOf(bare);
  for (const name of Object.keys(attributes)) {
    const { [name]: value } = attributes;
    attributes[name] = null;
    if (!isAllowed(path, bare)) attributes[name] = value;
  }
  for (const [name, { data }] of Object.entries(relationships)) {
    relationships[name] = { data: Array.isArray(data) ? [] : null };
    if (!isAllowed(path, bare)) relationships[name] = { data };
  }
  return bare;
}

/** `count` times what a list holds, each resource with an id of its own. */
function repeated(document: WireDocument, list: readonly ResourceIdentifier[], count: number): ResourceIdentifier[] {
  document.included ??= [];
  const { included } = document;
  return Array.from({ length: count }, (_, index) => {
    const { type, id } = list[index % list.length] ?? { type: '', id: '' };
    const original = included.find((resource) => resource.type === type && resource.id === id);
    if (!original || index < list.length) return { type, id };
    const copy = { ...original, id: `${id}-${index}` };
    included.push(copy);
    return { type, id: copy.id };
  });
}

/** `count` entries that differ from each other, made of those of a list of sentences or headlines. */
const lengthened = (list: readonly unknown[], count: number) =>
  Array.from({ length: count }, (_, index) => {
    const entry = list[index % list.length];
    if (typeof entry === 'string') return `${entry} ${index}`;
    return typeof entry === 'object' && entry && 'headline' in entry
      ? { ...entry, headline: `${entry.headline} ${index}` }
      : entry;
  });

/** Every list of what the page is about has `count` entries, where it had any and its schema lets it. */
export function withEntries(path: string, document: WireDocument, count: number): WireDocument {
  const filled = structuredClone(document);
  const { attributes, relationships = {} } = subjectOf(filled);
  for (const name of LISTS) {
    const { [name]: list } = attributes;
    if (Array.isArray(list) && list.length > 0) attributes[name] = lengthened(list, count);
  }
  for (const [name, { data }] of Object.entries(relationships)) {
    if (!Array.isArray(data) || data.length === 0) continue;
    relationships[name] = { data: repeated(filled, data, count) };
    if (!isAllowed(path, filled)) relationships[name] = { data };
  }
  return filled;
}

/** Every headline has 300 letters, of words as long as German ones are. */
export function withLongHeadlines(document: WireDocument): WireDocument {
  const long = structuredClone(document);
  for (const { attributes } of [subjectOf(long), ...(long.included ?? [])])
    for (const [name, text] of Object.entries(attributes).filter(([name]) => HEADLINES.test(name))) {
      if (typeof text === 'string' && text !== '')
        attributes[name] = `${text} Gefrier\u00adfleisch\u00adschneider `.repeat(TOO_LONG).slice(0, TOO_LONG).trim();
    }
  return long;
}
