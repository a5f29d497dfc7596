import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { DEFAULT_LANGUAGE, type Language } from '@vitrine/contract/sites.ts';
import type { Payload, Sort, Where } from 'payload';
import { z } from 'zod';
import type { Content, ContentSlug, GlobalSlug, Globals } from './content-types.ts';

const changeRow = z.object({ id: z.coerce.number(), collection: z.string(), record_id: z.string() });
const changeResult = z.object({ rows: z.array(changeRow) });
export interface Change {
  id: number;
  collection: string;
  recordId: string;
}

/** The content of one moment: every read sees the same state, whatever editors do meanwhile. */
export interface ContentSnapshot {
  /** Rows of vitrine.change that the content of this moment holds. */
  changes(): Promise<Change[]>;
  /** Records by id, in German where the language has no text; `fields` reads only those. */
  records<C extends ContentSlug>(
    collection: C,
    site: Language,
    ids: readonly string[],
    fields?: readonly string[],
  ): Promise<Content<C>[]>;
  list<C extends ContentSlug>(
    collection: C,
    site: Language,
    where: Where,
    sort: Sort,
    fields?: readonly string[],
  ): Promise<Content<C>[]>;
  global<G extends GlobalSlug>(slug: G, site: Language): Promise<Globals[G]>;
  close(): Promise<void>;
}

interface FindOptions<C extends ContentSlug> {
  collection: C;
  where: Where;
  locale: Language;
  fallbackLocale: Language;
  pagination: false;
  sort?: Sort;
  select?: Record<string, true>;
  depth: 0;
  draft: false;
  overrideAccess: true;
  showHiddenFields: true;
  req: { transactionID: string | number };
}
interface Executes {
  execute(query: SQL): Promise<unknown>;
}
const executes = (db: unknown): db is Executes =>
  typeof db === 'object' && db !== null && 'execute' in db && typeof db.execute === 'function';

/**
 * Opens the content as of now: one REPEATABLE READ transaction of Payload's own adapter. A release built from
 * it mixes no old and new records, and deletes exactly the changes it holds.
 */
export async function openContent(payload: Payload): Promise<ContentSnapshot> {
  const transactionID = await payload.db.beginTransaction({ isolationLevel: 'repeatable read', accessMode: 'read only' });
  const db: unknown = transactionID === null ? undefined : payload.db.sessions?.[transactionID]?.db;
  if (transactionID === null || !executes(db)) throw new Error('the content database did not begin a transaction');

  // With `select` Payload's own type answers a union over all collections that the compiler gives up on.
  const find = payload.find as unknown as <C extends ContentSlug>(options: FindOptions<C>) => Promise<{ docs: Content<C>[] }>;

  // One connection: one read after the other.
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<T>(read: () => Promise<T>): Promise<T> {
    const result = last.then(read, read);
    last = result.catch(() => {});
    return result;
  }
  const always = (site: Language) =>
    ({
      locale: site,
      fallbackLocale: DEFAULT_LANGUAGE,
      depth: 0,
      draft: false,
      overrideAccess: true,
      showHiddenFields: true,
      pagination: false,
      req: { transactionID },
    }) as const;
  const only = (fields: readonly string[] | undefined) =>
    fields && { select: Object.fromEntries([...fields, '_status'].map((field) => [field, true as const])) };

  return {
    changes: () =>
      inTurn(async () => {
        const result = await db.execute(sql`select id, collection, record_id from vitrine.change order by id`);
        return changeResult
          .parse(result)
          .rows.map((row) => ({ id: row.id, collection: row.collection, recordId: row.record_id }));
      }),
    records: (collection, site, ids, fields) =>
      inTurn(async () => (await find({ ...always(site), collection, where: { id: { in: [...ids] } }, ...only(fields) })).docs),
    list: (collection, site, where, sort, fields) =>
      inTurn(async () => (await find({ ...always(site), collection, where, sort, ...only(fields) })).docs),
    global: (slug, site) => inTurn(() => payload.findGlobal({ ...always(site), slug })),
    close: () => inTurn(() => payload.db.rollbackTransaction(transactionID)),
  };
}
