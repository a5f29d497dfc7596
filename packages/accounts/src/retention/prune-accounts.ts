import { UNCONFIRMED_DAYS } from '@vitrine/contract/registration.ts';
import type { Pool } from '@vitrine/server/database.ts';
import { SESSION_EXPIRY } from '../sessions/account-sessions.ts';

/** Days after which a mail names no recipient any more, and after which its row goes too. */
const MAIL_PERSON_DAYS = 30;
const MAIL_DAYS = 365;

/** What goes, and in which order; docs/operate.md tells it to operators. */
const PRUNED: Record<string, { statement: string; values?: readonly unknown[] }> = {
  registrations: {
    statement: 'delete from vitrine.registration where confirmed_at is null and created_at < now() - make_interval(days => $1)',
    values: [UNCONFIRMED_DAYS],
  },
  /** The account has taken over who they are, and its consents the proof; until then the link says that it was used. */
  confirmed: { statement: 'delete from vitrine.registration where confirmed_at is not null and expires_at < now()' },
  resets: {
    statement: "delete from vitrine.password_reset where coalesce(used_at, expires_at) < now() - interval '1 day'",
  },
  staffResets: {
    statement: "delete from vitrine.staff_password_reset where coalesce(used_at, expires_at) < now() - interval '1 day'",
  },
  /** As the counting forgets them itself. */
  throttles: { statement: "delete from vitrine.throttle where updated_at < now() - interval '1 hour' and blocked_until < now()" },
  /** With their refresh tokens. */
  sessions: { statement: `delete from vitrine.session where coalesce(ended_at, ${SESSION_EXPIRY}) < now() - interval '1 day'` },
  codes: { statement: "delete from vitrine.auth_code where expires_at < now() - interval '1 day'" },
  /** Where an account was not logged in to for so long. */
  networks: { statement: "delete from vitrine.trusted_network where seen_at < now() - interval '90 days'" },
  staffNetworks: { statement: "delete from vitrine.staff_network where seen_at < now() - interval '90 days'" },
  /** Of sessions of staff that have ended. */
  staffDevices: {
    statement: `delete from vitrine.staff_session_device d
      where not exists (select from public.staff_sessions s where s.id = d.session_id and s.expires_at > now())`,
  },
  mails: { statement: 'delete from vitrine.mail where created_at < now() - make_interval(days => $1)', values: [MAIL_DAYS] },
  /** One that no mail server has taken in all that time is given up. */
  recipients: {
    statement: `update vitrine.mail set recipient = null, data = '{}',
        state = case when state = 'pending' then 'failed' else state end,
        last_error = case when state = 'pending' then coalesce(last_error, 'too late') else last_error end
      where recipient is not null and created_at < now() - make_interval(days => $1)`,
    values: [MAIL_PERSON_DAYS],
  },
  /** People who did not confirm are forgotten as a whole. */
  strangers: {
    statement: `update vitrine.mail m set recipient = null, data = '{}'
      where kind = 'registration' and state <> 'pending' and recipient is not null
        and not exists (select 1 from vitrine.registration r where r.id::text = m.data ->> 'registrationId')`,
  },
};

/** Removes what has outlived its time. Answers how many rows of each. */
export async function pruneAccounts(pool: Pool): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  for (const [name, { statement, values = [] }] of Object.entries(PRUNED)) {
    removed[name] = (await pool.query(statement, [...values])).rowCount ?? 0;
  }
  return removed;
}
