import { hashOfCode, mailCode } from '@vitrine/accounts/mailed-codes/mail-code.ts';
import { PASSWORD_RESET_MINUTES } from '@vitrine/contract/password-reset.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import type { MailRow } from './mail-row.ts';

/**
 * The links to a new password of each kind of people: what their codes are made as, where these are kept, and what ends those that were
 * asked for before: its owner may change it because a stranger reads their mail.
 */
const LINKS = {
  account: {
    code: 'password-reset',
    table: 'vitrine.password_reset',
    owner: 'account_id',
    ends: [
      'password-changed',
      'password-reset',
      'account-password-set',
      'account-address-changed',
      'account-declined',
      'account-blocked',
    ],
  },
  staff: {
    code: 'staff-password-reset',
    table: 'vitrine.staff_password_reset',
    owner: 'staff_id',
    ends: [
      'staff-password-set',
      'staff-password-reset',
      'staff-address-changed',
      'staff-roles-changed',
      'second-factor-enrolled',
      'second-factor-removed',
      'second-factor-reset',
      'recovery-codes-renewed',
    ],
  },
} as const;
type LinkKind = keyof typeof LINKS;

/** Hours after which people do not wait any more for the new password that they asked for. */
const WAITED_HOURS = 24;
export const isWaitedFor = ({ createdAt }: MailRow): boolean => Date.now() - createdAt.getTime() <= WAITED_HOURS * 3_600_000;

/** Whether a link to a new password that was asked for at that time has ended before it was made. */
export async function isLinkEnded(db: Queryable, kind: LinkKind, id: string, askedAt: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    'select 1 from vitrine.audit_log where subject_kind = $1 and subject_id = $2 and action = any($3) and at >= $4 limit 1',
    [kind, id, LINKS[kind].ends, askedAt],
  );
  return rowCount === 1;
}

/** The row of a code, under the mail's own id: a try that is repeated makes the same code, but for another
 * secret of the instance, and its time begins anew. */
export async function storeReset(db: Queryable, secret: string, kind: LinkKind, mail: MailRow, ownerId: string): Promise<string> {
  const { code: madeAs, table, owner } = LINKS[kind];
  const code = mailCode(secret, madeAs, mail.id);
  await db.query(
    `insert into ${table} as r (id, ${owner}, code, expires_at)
     values ($1, $2, $3, now() + make_interval(mins => $4))
     on conflict (id) do update set code = excluded.code, expires_at = excluded.expires_at where r.used_at is null`,
    [mail.id, ownerId, hashOfCode(code), PASSWORD_RESET_MINUTES],
  );
  return code;
}
