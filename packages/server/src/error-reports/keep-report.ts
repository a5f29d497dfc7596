import { createHash } from 'node:crypto';
import { CLIENT_SOURCES, type ErrorReport } from '@vitrine/contract/error-reports.ts';
import type { Queryable } from '../database.ts';

/** New groups a day of windows, and as many of processes: anybody may report, and what makes up errors must not push out real ones. */
export const NEW_GROUPS_A_DAY = 100;
const VERSIONS_MAX = 10;

/** Errors with the same fingerprint are one group: the same kind, name and code, thrown at the same place of our code. */
export function fingerprintOf({ source, kind, name, code, place, frames, record }: ErrorReport): string {
  const [top] = frames;
  const where = top ? `${top.file}:${top.line}:${top.column}` : place;
  return createHash('sha256')
    .update(JSON.stringify([source, kind, name, code, record, where]))
    .digest('hex')
    .slice(0, 32);
}

/** Counts an error that happened `count` times. A group that was resolved is open again. */
export async function keepReport(db: Queryable, report: ErrorReport, count: number): Promise<void> {
  await db.query(
    `insert into vitrine.error_report as known (fingerprint, source, count, versions, example)
     select $1, $2, $3, array[$4], $5
     where exists (select from vitrine.error_report where fingerprint = $1)
       or (select count(*) from vitrine.error_report
           where first_seen_at > now() - interval '1 day' and (source = any($6)) = ($2 = any($6))) < ${NEW_GROUPS_A_DAY}
     on conflict (fingerprint) do update set
       count = known.count + excluded.count, last_seen_at = now(), resolved_at = null, example = excluded.example,
       versions = (excluded.versions || array_remove(known.versions, excluded.versions[1]))[1:${VERSIONS_MAX}]`,
    [fingerprintOf(report), report.source, count, report.version, JSON.stringify(report), CLIENT_SOURCES],
  );
}
