import type { Queryable } from '@vitrine/server/database.ts';
import type { FileStore } from '@vitrine/server/files.ts';
import { z } from 'zod';

const urls = z.array(z.object({ url: z.string() }));

/** Files looked for at once. */
const AT_ONCE = 64;

// What the documents name (not the base of a rendering, which ends with a slash), and not what vitrine.image_version remembers:
// that holds versions nobody shows any more.
const NAMED = `select distinct (regexp_matches(convert_from(b.identity, 'utf8'), '"/(assets/[^"?#]*[^"?#/])"', 'g'))[1] as url
  from vitrine.release_blob b where exists (select from vitrine.release_entry e where e.hash = b.hash and e.until is null)`;

/** How many files the current release names, and how many of them are not in the store: after a restore without them, all. */
export async function countAssets(db: Queryable, files: FileStore): Promise<{ named: number; missing: number }> {
  const named = urls.parse((await db.query(NAMED)).rows);
  let missing = 0;
  for (let i = 0; i < named.length; i += AT_ONCE) {
    const there = await Promise.all(named.slice(i, i + AT_ONCE).map(({ url }) => files.exists(url)));
    missing += there.filter((exists) => !exists).length;
  }
  return { named: named.length, missing };
}
