import { type WireDocument, type WireResource, wireDocument } from '@vitrine/contract/json-api.ts';
import { PAGES } from '@vitrine/contract/pages.ts';
import type { ReleaseDocumentPattern } from '@vitrine/contract/release-documents.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { documentKey, type ReleaseDocument, type ReleaseSnapshot } from './release-snapshot.ts';

type Filters = Readonly<Record<string, string>>;
interface Found {
  data: WireResource[];
  /** Where their related resources are looked up. */
  pool: ReadonlyMap<string, WireResource>;
}

const keyOf = (r: { type: string; id: string }) => `${r.type}/${r.id}`;

interface ParsedDocument {
  data: WireResource[];
  pool: ReadonlyMap<string, WireResource>;
}
/** Parsed when first searched; forgotten with the document, so a new release parses only what changed. */
const parsed = new WeakMap<ReleaseDocument, ParsedDocument>();

function open(snapshot: ReleaseSnapshot, site: Language, path: string): ParsedDocument | null {
  const document = snapshot.documents.get(documentKey(site, path));
  if (!document) return null;
  let result = parsed.get(document);
  if (!result) {
    const body = wireDocument.parse(JSON.parse(document.identity.toString('utf8')));
    const data = Array.isArray(body.data) ? body.data : [body.data];
    result = { data, pool: new Map([...(body.included ?? []), ...data].map((r) => [keyOf(r), r])) };
    parsed.set(document, result);
  }
  return result;
}

function ofList(snapshot: ReleaseSnapshot, site: Language, path: string, filters: Filters): Found | null {
  const document = open(snapshot, site, path);
  if (!document) return null;
  const matches = (r: WireResource) =>
    Object.entries(filters).every(([name, value]) => (name === 'id' ? r.id : r.attributes[name]) === value);
  return { data: document.data.filter(matches), pool: document.pool };
}

function bySlug(snapshot: ReleaseSnapshot, site: Language, pattern: string, { slug }: Filters): Found | null {
  if (slug === undefined || !/^[a-z0-9-]+$/.test(slug)) return null;
  return open(snapshot, site, pattern.replace('{slug}', slug));
}

interface Findable {
  path: ReleaseDocumentPattern;
  filters: readonly string[];
  required: readonly string[];
}

/** Resources that can be asked for by type, where they are found, and the filters each takes. */
export const FIND_FILTERS: Readonly<Record<string, Findable>> = {
  product: { path: PAGES.product.document, filters: ['slug'], required: ['slug'] },
  'product-application': { path: PAGES['product-application'].document, filters: ['slug'], required: ['slug'] },
  'navigation-item': { path: 'navigation/_all', filters: ['link', 'id'], required: [] },
  'advantage-category': { path: 'advantage-category/_all', filters: ['id'], required: [] },
  'product-category': { path: 'product-category/_all', filters: ['id'], required: [] },
  site: { path: 'site/_all', filters: ['id', 'language'], required: [] },
  country: { path: 'country/_all', filters: ['id', 'code'], required: [] },
};

/** A navigation item among `included` is the short one of the contract: a reference for a breadcrumb. */
function asReference(resource: WireResource): WireResource {
  if (resource.type !== 'navigation-item') return resource;
  const { name, level } = resource.attributes;
  return { type: resource.type, id: resource.id, attributes: { name, level }, relationships: {} };
}

/** What the found resources refer to, each once, in a stable order. */
function related({ data, pool }: Found): WireResource[] {
  const seen = new Set(data.map(keyOf));
  const included: WireResource[] = [];
  const visit = (resource: WireResource) => {
    for (const { data: target } of Object.values(resource.relationships ?? {})) {
      for (const identifier of Array.isArray(target) ? target : target ? [target] : []) {
        const found = seen.has(keyOf(identifier)) ? undefined : pool.get(keyOf(identifier));
        if (!found) continue;
        const reference = asReference(found);
        seen.add(keyOf(identifier));
        included.push(reference);
        visit(reference);
      }
    }
  };
  for (const resource of data) visit(resource);
  return included.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/**
 * Resources of a type by filter, as a list document that holds only what they refer to. An empty list when nothing
 * matches, or when the type or a filter is not one of FIND_FILTERS, or a required filter is missing.
 */
export function findResources(snapshot: ReleaseSnapshot, site: Language, type: string, filters: Filters): WireDocument {
  const known = Object.hasOwn(FIND_FILTERS, type) ? FIND_FILTERS[type] : undefined;
  const asked = known && Object.keys(filters).every((name) => known.filters.includes(name));
  if (!asked || !known.required.every((name) => name in filters)) return { data: [], included: [] };
  const search = known.path.endsWith('{slug}') ? bySlug : ofList;
  const found = search(snapshot, site, known.path, filters);
  return found ? { data: found.data, included: related(found) } : { data: [], included: [] };
}
