import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { TestContent } from './open-test-content.ts';

const auditRow = z.object({ actor_kind: z.string(), actor_id: z.string().nullable(), action: z.string(), details: z.unknown() });

/** What belongs to an account, as tests give it and look for it afterwards, in the content that is open by then. */
export function accountTraces(opened: () => TestContent) {
  const query = (text: string, values: unknown[]) => opened().pool.query(text, values);
  return {
    /** Lines about an account, but for the one of its beginning. */
    auditOf: async (id: string) =>
      z
        .array(auditRow)
        .parse((await query('select * from vitrine.audit_log where subject_id = $1 order by id', [id])).rows)
        .filter(({ action }) => action !== 'account-created')
        .map(({ action, details, actor_kind, actor_id }) => ({ action, details, by: actor_id ?? actor_kind })),
    mailsOf: async (id: string) =>
      z
        .array(z.object({ kind: z.string(), state: z.string() }))
        .parse((await query('select kind, state from vitrine.mail where account_id = $1 order by created_at', [id])).rows),
    async openSession(id: string): Promise<void> {
      await query(
        "insert into vitrine.session (id, account_id, long_term, expires_at) values ($1, $2, false, now() + interval '1 h')",
        [randomUUID(), id],
      );
    },
    /** A mailed link to a new password; answers its id. */
    async resetLink(id: string): Promise<string> {
      const link = randomUUID();
      await query(
        "insert into vitrine.password_reset (id, account_id, code, expires_at) values ($1, $2, $3, now() + interval '1 h')",
        [link, id, Buffer.from(link)],
      );
      return link;
    },
    isUsable: async (link: string) =>
      (await query('select 1 from vitrine.password_reset where id = $1 and used_at is null', [link])).rowCount === 1,
    sessionsOf: async (id: string) =>
      z
        .array(z.object({ end_reason: z.string().nullable() }))
        .parse((await query('select end_reason from vitrine.session where account_id = $1', [id])).rows)
        .map(({ end_reason }) => end_reason),
    stateOf: async (id: string) => (await opened().payload.findByID({ collection: 'accounts', id })).state,
  };
}
