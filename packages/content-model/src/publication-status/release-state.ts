import { rowsOf } from '@vitrine/jobs/rows.ts';
import { z } from 'zod';
import { staffQueries } from '../requests/staff-reads.ts';
import { findUnpublished, type Reader } from '../unpublished/find-unpublished.ts';
import type { ReleaseState } from './publication-status-contract.ts';

const waitingRow = z.object({ waits: z.boolean() });
const shownRow = z.object({ since: z.coerce.date().nullable() });

/** A record as readers may see it. */
export interface PublicRecord {
  /** Of a record that has drafts and is not published. */
  isHidden: boolean;
  /** The document of its own page, where its collection has pages; null for a record without one. */
  document: string | null;
}

/**
 * What the current release knows of a record: from its tables, not from when something was saved. What has a page of its own is in
 * the app when that page is: a menu that names it, or a page that it was part of, says nothing of it.
 */
export async function releaseState(
  reader: Reader,
  collection: string,
  id: string,
  { isHidden, document }: PublicRecord,
): Promise<ReleaseState> {
  const [waiting] = await rowsOf(
    staffQueries(reader),
    waitingRow,
    'select exists (select 1 from vitrine.change where collection = $1 and record_id = $2) as waits',
    [collection, id],
  );
  if (waiting?.waits) return { state: 'waiting', since: null, problems: [] };
  if (isHidden) return { state: 'absent', since: null, problems: [] };
  const unpublished = await findUnpublished(reader, { collection, id });
  if (unpublished.length > 0) {
    const problems = unpublished.map(({ title, reason, cause }) => ({ title, reason, cause }));
    const since = unpublished[0]?.since.toISOString() ?? null;
    return { state: 'failed', since, problems };
  }
  const since = await shownSince(reader, collection, id, document);
  return { state: since ? 'shown' : 'absent', since: since?.toISOString() ?? null, problems: [] };
}

/** Since when the current release shows a record: on its own page, else on any. A document that shows the whole collection depends on '*'. */
export async function shownSince(reader: Reader, collection: string, id: string, document: string | null): Promise<Date | null> {
  const [shown] = await rowsOf(
    staffQueries(reader),
    shownRow,
    `select max(release.created_at) as since
     from vitrine.release_dependency dependency
     join vitrine.release_entry entry on entry.site = dependency.site and entry.path = dependency.path and entry.until is null
     join vitrine.release release on release.id = entry.since
     where dependency.collection = $1 and dependency.record_id in ($2, '*') and ($3::text is null or entry.path = $3)`,
    [collection, id, document],
  );
  return shown?.since ?? null;
}
