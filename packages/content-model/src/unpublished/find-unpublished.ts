import type { Language } from '@vitrine/contract/sites.ts';
import { rowsOf } from '@vitrine/jobs/rows.ts';
import type { TypedUser, Where } from 'payload';
import { z } from 'zod';
import { globalTitle, kindOf, recordTitle } from '../records/record-title.ts';
import { type Asker, staffQueries } from '../requests/staff-reads.ts';
import { describeProblem, readProblem } from './describe-problem.ts';

/** Something that could not be published as it was edited, in words for people. */
export interface Unpublished {
  /** Tells it apart from the others: one document may fail for several reasons. */
  id: string;
  /** "Produkt „WW 200“": what was not published. */
  title: string;
  languages: Language[];
  since: Date;
  /** "Bild „lost.png“": where to mend it, with its path in the admin; null when it is not a record. */
  cause: { title: string; href: string } | null;
  reason: string;
}

const failureRow = z.object({
  path: z.string(),
  message: z.string(),
  languages: z.array(z.enum(['de', 'en'])),
  since: z.coerce.date(),
});
const dependencyRow = z.object({ collection: z.string(), record_id: z.string() });

type Dependency = z.infer<typeof dependencyRow>;
type Found = { title: string; href: string };
/** Who asks: only what this member of staff may read is described. */
export interface Reader extends Asker {
  user: TypedUser;
  language: Language;
}
const QUOTES = { de: ['„', '“'], en: ['‘', '’'] } as const;

/** The record of one dependency for people; null when it is gone or not for this reader. */
async function describeRecord(
  { payload, user, language }: Reader,
  { collection, record_id: id }: Dependency,
): Promise<Found | null> {
  const config = Object.values(payload.collections).find((one) => one.config.slug === collection)?.config;
  if (!config) return null;
  const options = { depth: 0, draft: true, locale: 'all', overrideAccess: false, user } as const;
  const record: object | null = await payload.findByID({ collection: config.slug, id, disableErrors: true, ...options });
  if (!record) return null;
  const [open, close] = QUOTES[language];
  const title = `${kindOf(config, language)} ${open}${recordTitle(config, record, language)}${close}`;
  return { title, href: `/admin/collections/${collection}/${id}` };
}

/** What a document is about: the global of its name, else of its dependencies the record whose slug is in its path. */
async function describeDocument(reader: Reader, path: string, from: readonly Dependency[]): Promise<Found | null> {
  const { payload, language } = reader;
  const global = payload.globals.config.find(({ slug }) => slug === path.split('/')[0]);
  if (global) return { title: globalTitle(global, language), href: `/admin/globals/${global.slug}` };
  const slug = path.split('/')[1];
  for (const { config } of Object.values(payload.collections)) {
    const ids = from.filter(({ collection }) => collection === config.slug).map(({ record_id }) => record_id);
    if (!slug || ids.length === 0 || !config.flattenedFields.some(({ name }) => name === 'slug')) continue;
    const where: Where = { and: [{ id: { in: ids } }, { slug: { equals: slug } }] };
    const { docs } = await payload.find({ collection: config.slug, where, depth: 0, limit: 1, overrideAccess: true });
    if (docs[0]) return describeRecord(reader, { collection: config.slug, record_id: String(docs[0].id) });
  }
  return null;
}

/**
 * What the last releases could not take over, the oldest first; empty as soon as it has been mended and published. `only`: as far
 * as it depends on this record.
 */
export async function findUnpublished(reader: Reader, only?: { collection: string; id: string }): Promise<Unpublished[]> {
  const { payload, language } = reader;
  const db = staffQueries(reader);
  const failures = await rowsOf(
    db,
    failureRow,
    `select path, message, array_agg(site order by site) as languages, min(failed_at) as since
     from vitrine.release_failure failure
     where $1::text is null or exists (
       select 1 from vitrine.release_dependency dependency
       where dependency.path = failure.path and dependency.collection = $1 and dependency.record_id = $2)
     group by path, message order by since, path`,
    [only?.collection ?? null, only?.id ?? null],
  );
  const found: Unpublished[] = [];
  for (const { path, message, languages, since } of failures) {
    const from = await rowsOf(
      db,
      dependencyRow,
      `select distinct collection, record_id from vitrine.release_dependency
       where path = $1 and record_id ~ '^[0-9a-f-]{36}$' order by 1, 2`,
      [path],
    );
    const problem = readProblem(message);
    const blamed = from.find(({ record_id }) => record_id === problem.recordId);
    const document = await describeDocument(reader, path, from);
    const cause = (blamed && (await describeRecord(reader, blamed))) ?? document;
    const fields = Object.values(payload.collections).find(({ config }) => config.slug === blamed?.collection)?.config
      .flattenedFields;
    const reason = describeProblem(problem, fields ?? [], language);
    found.push({ id: `${path} ${message}`, title: document?.title ?? path, languages, since, cause, reason });
  }
  return found;
}
