import { type DataExport, dataExport } from '@vitrine/contract/data-export.ts';
import type { Pool, Queryable } from '@vitrine/server/database.ts';
import { transaction } from '@vitrine/server/database.ts';
import { z } from 'zod';
import { readableConsent } from './readable-consent.ts';

/** Times as the export writes them; `json_agg` would keep microseconds and the server's zone. */
const utc = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * What each list of the export holds, as columns of one query about the account $1. Of registrations the one that was confirmed: others
 * of its address may be of strangers, and nothing is kept of them but their links.
 */
const LISTS = {
  registrations: `select person, host(address) as address, ${utc('created_at')} as "createdAt", ${utc('confirmed_at')} as "confirmedAt",
      host(confirmed_address) as "confirmedAddress"
    from vitrine.registration where account_id = $1::uuid and person <> '{}' order by created_at`,
  consents: `select purpose, t.text, ${utc('given_at')} as "givenAt", host(given_address) as "givenAddress",
      ${utc('confirmed_at')} as "confirmedAt", host(confirmed_address) as "confirmedAddress",
      ${utc('withdrawn_at')} as "withdrawnAt", host(withdrawn_address) as "withdrawnAddress"
    from vitrine.consent c join vitrine.consent_text t on t.version = c.text_version where account_id = $1::uuid order by c.id`,
  sessions: `select user_agent as "userAgent", long_term as "longTerm", ${utc('created_at')} as "startedAt",
      ${utc('last_used_at')} as "lastUsedAt", ${utc('expires_at')} as "expiresAt", ${utc('ended_at')} as "endedAt"
    from vitrine.session where account_id = $1 order by created_at`,
  trustedNetworks: `select ${utc('seen_at')} as "seenAt" from vitrine.trusted_network where account_id = $1 order by seen_at`,
  documents: `select hash, site, body as request, sender, status, ${utc('created_at')} as "createdAt", ${utc('mailed_at')} as "mailedAt"
    from vitrine.document_request where account_id = $1 order by created_at`,
  seenNews: `select notification_id::text as id, ${utc('seen_at')} as "seenAt" from vitrine.notification_seen
    where account_id = $1::uuid order by seen_at`,
  mails: `select kind, recipient, state, ${utc('created_at')} as "createdAt", ${utc('sent_at')} as "sentAt"
    from vitrine.mail where (account_id = $1::uuid and kind <> 'account-waiting') or recipient = (select email from public.accounts where id = $1::uuid) order by created_at`,
  passwordResets: `select ${utc('created_at')} as "createdAt", ${utc('expires_at')} as "expiresAt", ${utc('used_at')} as "usedAt"
    from vitrine.password_reset where account_id = $1::uuid order by created_at`,
  decisions: `select decision, reason, ${utc('created_at')} as "createdAt", ${utc('undone_at')} as "undoneAt"
    from vitrine.account_decision where account_id = $1::uuid order by created_at`,
  deletionRequests: `select ${utc('requested_at')} as "requestedAt", ${utc('due_at')} as "dueAt", ${utc('withdrawn_at')} as "withdrawnAt",
      ${utc('done_at')} as "doneAt"
    from vitrine.deletion_request where account_id = $1::uuid order by requested_at`,
  events: `select ${utc('at')} as at, actor_kind as by, action from vitrine.audit_log
    where (subject_kind = 'account' and subject_id = $1) or (actor_kind = 'account' and actor_id = $1) order by id`,
} as const satisfies Partial<Record<keyof DataExport, string>>;

const ACCOUNT = `select a.id::text, a.gender, a.firstname, a.lastname, a.company, a.position, a.email, a.phone, c.code as country,
    a.language, a.kind, a.state, ${utc('a.created_at')} as "createdAt", ${utc('a.updated_at')} as "updatedAt"
  from public.accounts a left join public.countries c on c.id = a.country_id where a.id = $1::uuid`;

const rowsOf = async (db: Queryable, text: string, accountId: string) => {
  const { rows } = await db.query<Record<string, unknown>>(text, [accountId]);
  return rows;
};

/** Everything that is held about an account, as it was at one moment. */
export function collectData(pool: Pool, accountId: string): Promise<DataExport> {
  return transaction(pool, async (db) => {
    await db.query('set transaction isolation level repeatable read read only');
    const [account] = await rowsOf(db, ACCOUNT, accountId);
    const file: Record<string, unknown> = { exportedAt: new Date().toISOString(), account };
    for (const [name, text] of Object.entries(LISTS)) file[name] = await rowsOf(db, text, accountId);
    const held = z.parse(dataExport, file);
    return { ...held, consents: held.consents.map((consent) => ({ ...consent, text: readableConsent(consent.text) })) };
  });
}
