import type { Queryable } from '@vitrine/server/database.ts';
import type { FileStore } from '@vitrine/server/files.ts';
import { z } from 'zod';

const urls = z.array(z.object({ url: z.string() }));

/** Files looked for at once. */
const AT_ONCE = 64;

// As the manifest names them, and not what vitrine.image_version remembers: that holds versions that are not shown any more.
const NAMED = `select distinct substr(a.url, 2) as url from vitrine.release_entry e join vitrine.release_asset a using (hash)
  where e.until is null`;

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
