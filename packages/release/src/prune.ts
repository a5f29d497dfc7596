import { type Pool, transaction } from '@vitrine/server/database.ts';
import { z } from 'zod';
import { lockReleases } from './release-lock.ts';

const counts = z.array(z.object({ releases: z.number(), blobs: z.number() }));

// The current release is every entry without `until`, so no age removes it. Entries refer to the releases they
// began and ended in: those stay as long as an entry does.
// What a release held is known while none of the entries that ended after it is gone.
const PRUNE = [
  `with entries as (
     delete from vitrine.release_entry e using vitrine.release r
     where r.id = e.until and r.created_at < now() - make_interval(days => $1) returning e.until)
   update vitrine.release set is_whole = false where is_whole and id < (select max(until) from entries)`,
  `with blobs as (
     delete from vitrine.release_blob b
     where not exists (select from vitrine.release_entry e where e.hash = b.hash) returning 1),
   releases as (
     delete from vitrine.release r
     where r.created_at < now() - make_interval(days => $1)
       and r.id < (select max(id) from vitrine.release)
       and not exists (select from vitrine.release_entry e where e.since = r.id)
       and not exists (select from vitrine.release_entry e where e.until = r.id) returning 1)
   select (select count(*) from releases) as releases, (select count(*) from blobs) as blobs`,
  `delete from vitrine.asset_file f where not exists (select from vitrine.release_asset a where a.url = f.url)`,
] as const;

/**
 * Forgets releases that ended more than `days` ago; a download that began on one has long ended. Asset files are
 * left: they cost disk space only, and a mail or an offline device may still point at one.
 */
export async function pruneReleases(pool: Pool, days = 30): Promise<{ releases: number; blobs: number }> {
  return transaction(pool, async (client) => {
    await lockReleases(client);
    await client.query(PRUNE[0], [days]);
    const pruned = counts.parse((await client.query(PRUNE[1], [days])).rows)[0];
    await client.query(PRUNE[2]);
    return pruned ?? { releases: 0, blobs: 0 };
  });
}
