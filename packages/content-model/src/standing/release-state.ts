import { z } from 'zod';
import { findUnpublished, type Reader } from '../unpublished/find-unpublished.ts';
import type { ReleaseState } from './standing-contract.ts';

const waitingRows = z.array(z.object({ waits: z.boolean() })).length(1);
const shownRows = z.array(z.object({ since: z.coerce.date().nullable() })).length(1);

/**
 * What the current release knows of a record: from its tables, not from when something was saved. `slug` is that of its own page:
 * other pages that show it change for reasons of their own.
 */
export async function releaseState(reader: Reader, collection: string, id: string, slug?: string): Promise<ReleaseState> {
  const db = reader.payload.db.pool;
  const waiting = await db.query(
    'select exists (select 1 from vitrine.change where collection = $1 and record_id = $2) as waits',
    [collection, id],
  );
  if (waitingRows.parse(waiting.rows)[0]?.waits) return { state: 'waiting', since: null, problems: [] };
  const unpublished = await findUnpublished(reader, { collection, id });
  if (unpublished.length > 0) {
    const problems = unpublished.map(({ title, reason, cause }) => ({ title, reason, cause }));
    const since = unpublished[0]?.since.toISOString() ?? null;
    return { state: 'failed', since, problems };
  }
  // A document that shows the whole collection depends on '*'.
  const shown = await db.query(
    `select coalesce(
       max(release.created_at) filter (where entry.path like '%/' || $3::text),
       max(release.created_at)
     ) as since
     from vitrine.release_dependency dependency
     join vitrine.release_entry entry on entry.site = dependency.site and entry.path = dependency.path and entry.until is null
     join vitrine.release release on release.id = entry.since
     where dependency.collection = $1 and dependency.record_id in ($2, '*')`,
    [collection, id, slug ?? null],
  );
  const since = shownRows.parse(shown.rows)[0]?.since ?? null;
  return { state: since ? 'shown' : 'absent', since: since?.toISOString() ?? null, problems: [] };
}
