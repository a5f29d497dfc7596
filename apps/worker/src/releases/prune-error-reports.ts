import { CLIENT_SOURCES } from '@vitrine/contract/error-reports.ts';
import type { Queryable } from '@vitrine/server/database.ts';

/** Days that a group of errors is kept for after it was last seen. */
const KEPT_DAYS = 90;
/** Groups of windows that are kept, and as many of processes: those that are resolved go first, then those not seen for longest. */
const KEPT_GROUPS = 400;

/** Forgets errors that are old, or too many. Answers how many groups went. */
export async function pruneErrorReports(db: Queryable): Promise<number> {
  const { rowCount } = await db.query(
    `delete from vitrine.error_report where last_seen_at < now() - make_interval(days => $1)
       or fingerprint in (
         select fingerprint from (
           select fingerprint, row_number() over (
             partition by source = any($2) order by resolved_at is not null, last_seen_at desc) as place
           from vitrine.error_report) ranked
         where place > $3)`,
    [KEPT_DAYS, CLIENT_SOURCES, KEPT_GROUPS],
  );
  return rowCount ?? 0;
}
