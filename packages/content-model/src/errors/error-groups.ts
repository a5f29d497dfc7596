import type { Transaction } from '@vitrine/jobs/job.ts';
import { rowsOf } from '@vitrine/jobs/rows.ts';
import { type ErrorGroup, errorGroup } from './error-groups-contract.ts';

const SHOWN_MAX = 200;

/** Groups of errors: open ones first, then by when they were last seen. */
export const readErrorGroups = (db: Transaction): Promise<ErrorGroup[]> =>
  rowsOf(
    db,
    errorGroup,
    `select fingerprint, count, first_seen_at as first, last_seen_at as last, versions, example, resolved_at as resolved
     from vitrine.error_report order by resolved_at is not null, last_seen_at desc, fingerprint limit ${SHOWN_MAX}`,
  );

/** Marks a group as resolved, or opens it again. One that happens again opens by itself. */
export async function resolveErrorGroup(db: Transaction, fingerprint: string, isResolved: boolean): Promise<void> {
  await db.query('update vitrine.error_report set resolved_at = case when $2 then now() end where fingerprint = $1', [
    fingerprint,
    isResolved,
  ]);
}
