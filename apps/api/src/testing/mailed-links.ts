import { randomUUID } from 'node:crypto';
import { hashOfCode, mailCode } from '@vitrine/accounts/mailed-codes/mail-code.ts';
import type { TestServer } from './test-server.ts';

/** What the worker does for a forgotten password of an account that exists: id and code of the mailed link. */
export async function resetLink({ context, pool }: TestServer, accountId: string): Promise<{ id: string; code: string }> {
  const id = randomUUID();
  const code = mailCode(context.environment.secret, 'password-reset', id);
  await pool.query(
    `insert into vitrine.password_reset (id, account_id, code, expires_at) values ($1, $2, $3, now() + interval '60 minutes')`,
    [id, accountId, hashOfCode(code)],
  );
  return { id, code };
}
