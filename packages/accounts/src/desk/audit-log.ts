import type { Transaction } from '@vitrine/jobs/job.ts';
import { rowsOf, time } from '@vitrine/jobs/rows.ts';
import { z } from 'zod';
import type { AuditEntry, AuditQuery } from './desk-contract.ts';

const PAGE = 50;

const details = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
const entryRow = z.object({
  id: z.string(),
  at: time,
  actor_kind: z.string(),
  actor_id: z.string().nullable(),
  actor_name: z.string().nullable(),
  action: z.string(),
  subject_kind: z.string().nullable(),
  subject_id: z.string().nullable(),
  subject_name: z.string().nullable(),
  details,
  reason: z.string().nullable(),
});

/** The name behind an id, as long as there is one: the log itself holds none. */
const nameOf = (kind: string, id: string) => `case ${kind}
  when 'staff' then (select name from public.staff where id::text = ${id})
  when 'account' then (select firstname || ' ' || lastname || ', ' || company from public.accounts where id::text = ${id}) end`;

/** The lines of a member of staff are also those of wrong passwords at their log-in, by any person. */
const LOG = `select e.id::text as id, e.at, e.actor_kind, e.actor_id, ${nameOf('e.actor_kind', 'e.actor_id')} as actor_name,
    e.action, e.subject_kind, e.subject_id, ${nameOf('e.subject_kind', 'e.subject_id')} as subject_name, e.details,
    d.reason
  from vitrine.audit_log e
  left join vitrine.account_decision d
    on d.id = (case when e.action in ('account-declined', 'account-asked') then e.details ->> 'decision' end)::uuid
  where (($1::text is null or e.actor_kind = $1) and ($2::text is null or e.actor_id = $2)
      or e.action = 'staff-password-refused' and e.subject_kind = $1 and e.subject_id = $2)
    and ($3::text is null or e.action = $3)
    and ($4::date is null or e.at >= $4::date) and ($5::date is null or e.at < $5::date + 1)
    and ($6::bigint is null or e.id < $6::bigint)
  order by e.id desc limit $7`;

/** A page of the audit log, newest first, and what it can be filtered by. */
export async function readAudit(db: Transaction, query: AuditQuery) {
  const [kind = null, id = null] = query.who?.split(':') ?? [];
  const filters = [kind, id, query.what ?? null, query.from ?? null, query.to ?? null, query.before ?? null];
  const rows = await rowsOf(db, entryRow, LOG, [...filters, PAGE + 1]);
  const actions = await rowsOf(
    db,
    z.object({ action: z.string() }),
    'select distinct action from vitrine.audit_log order by action',
  );
  const staff = await rowsOf(
    db,
    z.object({ id: z.string(), name: z.string() }),
    'select id, name from public.staff order by name',
  );
  const entries = rows.slice(0, PAGE).map(
    (row): AuditEntry => ({
      id: row.id,
      at: row.at,
      actor: { kind: row.actor_kind, id: row.actor_id, name: row.actor_name },
      action: row.action,
      subject: row.subject_kind === null ? null : { kind: row.subject_kind, id: row.subject_id, name: row.subject_name },
      details: row.details,
      reason: row.reason,
    }),
  );
  return { entries, more: rows.length > PAGE, actions: actions.map(({ action }) => action), staff };
}
