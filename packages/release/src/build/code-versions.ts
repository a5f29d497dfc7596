import { language } from '@vitrine/contract/sites.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import { z } from 'zod';
import { DERIVED_PATHS } from '../derived-documents.ts';
import type { DocumentKey } from '../document-key.ts';

/**
 * What a version of the code is among those that build releases. Two run side by side during an upgrade:
 *
 *   first ──▶ newest ──▶ older      (a version that is new here builds)
 *     ▲                    │
 *     └────────────────────┘        (no worker of the newest lives: a rollback)
 *
 * `first` builds every document; `newest` builds again what another version built; `older` builds what changed, and nothing else.
 */
export type CodeVersion = 'first' | 'newest' | 'older';

/** A worker that lives says so every five seconds. */
const GONE_SECONDS = 30;

const versions = z.array(z.object({ fingerprint: z.string(), lives: z.boolean() }));
const NEWEST = `select fingerprint, exists (select from vitrine.worker w
    where w.fingerprint = c.fingerprint and w.seen_at > now() - make_interval(secs => $1)) as lives
  from vitrine.release_code c order by id desc limit 1`;

/** Says what a version is, and makes it the newest where it is the first; inside the transaction of the release. */
export async function placeVersion(transaction: Queryable, fingerprint: string): Promise<CodeVersion> {
  const [newest] = versions.parse((await transaction.query(NEWEST, [GONE_SECONDS])).rows);
  if (newest?.fingerprint === fingerprint) return 'newest';
  const { rowCount } = await transaction.query('select from vitrine.release_code where fingerprint = $1', [fingerprint]);
  if (rowCount !== 0 && newest?.lives) return 'older';
  await transaction.query('delete from vitrine.release_code where fingerprint = $1', [fingerprint]);
  await transaction.query('insert into vitrine.release_code (fingerprint) values ($1)', [fingerprint]);
  return 'first';
}

/** Current documents made of content that another version of the code built; not those that cannot be built as they are. */
export async function builtByOthers(db: Queryable, fingerprint: string): Promise<DocumentKey[]> {
  const { rows } = await db.query(
    `select e.site, e.path from vitrine.release_entry e where e.until is null and e.built_by is distinct from $1
     and e.path <> all($2)
     and not exists (select from vitrine.release_failure f where f.site = e.site and f.path = e.path)`,
    [fingerprint, DERIVED_PATHS],
  );
  return z.array(z.object({ site: language, path: z.string() })).parse(rows);
}
