import { isDeepStrictEqual } from 'node:util';
import { type WireDocument, type WireResource, wireDocument } from '@vitrine/contract/json-api.ts';
import { mediaItemsAnswer } from '@vitrine/contract/media-library.ts';
import { NEWS_PATH } from '@vitrine/contract/notifications.ts';
import { documentAt } from '@vitrine/contract/page-paths.ts';
import { relatedContentPath } from '@vitrine/contract/related-content.ts';
import { RELEASE_ANSWERS, RELEASE_DOCUMENTS, releasePattern, resourcesOf } from '@vitrine/contract/release-documents.ts';
import { documentSchema } from '@vitrine/contract/resource.ts';
import { z } from 'zod';
import { pathsOf } from './values.ts';

/** Everything that a site answers, documents and other answers by their path below the API. */
export interface Site {
  documents: Map<string, WireDocument>;
  answers: Map<string, unknown>;
  /** What did not answer, or not as its schema says. */
  faults: string[];
}

/** Every resource that a document holds. */
export const resourcesIn = ({ data, included = [] }: WireDocument): WireResource[] => [...[data].flat(), ...included];

const related = z.object({ category: z.string(), slug: z.string() });
const withSlug = z.object({ slug: z.string() });

/** Paths of the pages that a resource leads to without a link of its own: by its slug, or by those in the rows of its tables. */
function pagesOf({ type, attributes }: WireResource): string[] {
  const tile = related.safeParse(attributes);
  if (type === 'related-content' && tile.success) return [relatedContentPath(tile.data)];
  const tables = JSON.stringify(attributes).matchAll(/"productSlug":"([^"]+)"/g);
  const own = withSlug.safeParse(attributes);
  const page = own.success ? `/${type}/${own.data.slug}` : '';
  return [...(documentAt(page) ? [page] : []), ...[...tables].map(([, slug]) => `/product/${slug}`)];
}

/** Paths of all pages that a document leads to. */
export const leadsTo = (document: WireDocument): string[] => [...resourcesIn(document).flatMap(pagesOf), ...pathsOf(document)];

interface Schema {
  safeParse: (body: unknown) => { success: true; data: unknown } | { success: false; error: { message: string } };
}

/** What is wrong with an answer by its schema; a field that the schema does not know is, too. */
function fault(schema: Schema, body: unknown): string | null {
  const parsed = schema.safeParse(body);
  if (!parsed.success) return parsed.error.message;
  return isDeepStrictEqual(parsed.data, body) ? null : 'holds a field that its schema does not know';
}

/** Reads a whole site: every document without a slug, and from there on all that documents lead to. */
export async function readSite(get: (path: string) => Promise<Response>): Promise<Site> {
  const site: Site = { documents: new Map(), answers: new Map(), faults: [] };
  const read = async (path: string, schema: Schema): Promise<unknown> => {
    const answer = await get(path);
    const body: unknown = answer.ok ? await answer.json() : null;
    const wrong = answer.ok ? fault(schema, body) : String(answer.status);
    if (wrong) site.faults.push(`${path}: ${wrong}`);
    return body;
  };
  // News are for some people only: each is told their own, and the whole list is not answered.
  const isAnswered = (pattern: string) => !pattern.includes('{') && pattern !== NEWS_PATH;
  const paths = new Set(Object.keys(RELEASE_DOCUMENTS).filter(isAnswered));
  // A set goes on with what is added while it is walked.
  for (const path of paths) {
    const pattern = releasePattern(path);
    if (!pattern) throw new Error(`no document is at ${path}`);
    const body = await read(path, documentSchema(resourcesOf(pattern), RELEASE_DOCUMENTS[pattern].many));
    if (!body) continue;
    const document = wireDocument.parse(body);
    site.documents.set(path, document);
    for (const next of leadsTo(document).map(documentAt)) if (next) paths.add(next);
  }
  for (const [path, { schema }] of Object.entries(RELEASE_ANSWERS)) site.answers.set(path, await read(path, schema));
  site.answers.set('media-library/items', await read('media-library/items', mediaItemsAnswer));
  return site;
}
