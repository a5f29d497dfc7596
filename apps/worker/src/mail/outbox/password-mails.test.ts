import { hashOfCode } from '@vitrine/accounts/mailed-codes/mail-code.ts';
import { describe, expect, test, vi } from 'vitest';
import { mailTests } from '../../testing/mail-tests.ts';
import type { MailsWorker } from '../../testing/mails-worker.ts';
import { insertAccount, insertMail, untilMail } from '../../testing/people.ts';
import { PUBLIC_URL } from '../../testing/worker-in-process.ts';

let worker: MailsWorker;
const { isSent, sent, noteChange, codesIn } = mailTests((started) => {
  worker = started;
});

describe('a forgotten password of staff', () => {
  const asked = (recipient: string) =>
    ({ kind: 'staff-password-reset', recipient, language: 'en', accountId: null, data: {} }) as const;

  test('gets a link below the public address for an hour, kept as a hash', async () => {
    const { rows } = await worker.pool.query<{ id: string }>(
      "insert into public.staff (name, email) values ('Fritz', 'fritz@varnholt.example') returning id",
    );
    const { id, mail } = await sent(asked('fritz@varnholt.example'));
    const link = `${PUBLIC_URL}/admin/reset#${id}.`;
    const code = mail.text?.split(link)[1]?.slice(0, 43) ?? '';
    expect(mail.html).toContain(`href="${link}${code}"`);
    expect(mail.subject).toBe('Your new password for the admin');
    const kept = await worker.pool.query(
      `select staff_id, code, used_at, expires_at - now() between interval '59 min' and interval '60 min' as for_an_hour
       from vitrine.staff_password_reset where id = $1`,
      [id],
    );
    expect(kept.rows).toEqual([{ staff_id: rows[0]?.id, code: hashOfCode(code), used_at: null, for_an_hour: true }]);
  });

  test.each([
    ['before it was asked for', '-1 min', 'sent', null],
    ['after it was asked for', '1 min', 'failed', 'too late'],
  ])('a new password %s: the link is %s, %s, %s', async (when, offset, state, last_error) => {
    const email = `${when.split(' ')[0]}@varnholt.example`;
    const { rows } = await worker.pool.query<{ id: string }>(
      "insert into public.staff (name, email) values ('Fritz', $1) returning id",
      [email],
    );
    await noteChange('staff', rows[0]?.id, 'staff-password-set', offset);
    const id = await insertMail(worker.pool, asked(email));
    expect(await untilMail(worker.pool, id, (row) => row?.state !== 'pending')).toMatchObject({ state, last_error });
  });

  test('of an address that no member of staff has leaves nothing, also of a customer’s', async () => {
    const { email } = await insertAccount(worker.pool);
    for (const recipient of [email, 'stranger@varnholt.example']) {
      const id = await insertMail(worker.pool, asked(recipient));
      await vi.waitFor(
        async () => expect((await worker.pool.query('select 1 from vitrine.mail where id = $1', [id])).rows).toEqual([]),
        10_000,
      );
      expect((await worker.pool.query('select 1 from vitrine.staff_password_reset where id = $1', [id])).rows).toEqual([]);
    }
  });
});

describe('a forgotten password', () => {
  const asked = (recipient: string) =>
    ({ kind: 'password-reset', recipient, language: 'de', accountId: null, data: {} }) as const;
  const resets = async (accountId: string) =>
    (
      await worker.pool.query('select id, code, expires_at, used_at from vitrine.password_reset where account_id = $1', [
        accountId,
      ])
    ).rows;

  test.each(['active', 'pending'] as const)('of an account that is %s gets a code for an hour, kept as a hash', async (state) => {
    const account = await insertAccount(worker.pool, { state });
    const { id, mail } = await sent(asked(account.email));
    const [code = ''] = codesIn(mail.text);
    expect(mail.text).toContain(`${PUBLIC_URL}/forgot-password/${code}?id=${id}`);
    expect(mail.html).toContain(`href="${PUBLIC_URL}/forgot-password/${code}?id=${id}"`);
    const rows = await resets(account.id);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ id, code: hashOfCode(code), used_at: null });
    expect(rows[0].expires_at.getTime() - Date.now()).toBeGreaterThan(59 * 60_000);
    expect(rows[0].expires_at.getTime() - Date.now()).toBeLessThanOrEqual(60 * 60_000);
  });

  test.each(['password-changed', 'account-address-changed', 'account-declined', 'account-blocked'])(
    'that was asked for before %s gets no code',
    async (action) => {
      const account = await insertAccount(worker.pool);
      await noteChange('account', account.id, action, '1 min');
      const id = await insertMail(worker.pool, asked(account.email));
      expect(await untilMail(worker.pool, id, (row) => row?.state === 'failed')).toMatchObject({ last_error: 'too late' });
      expect(await resets(account.id)).toEqual([]);
    },
  );

  test('that takes two tries makes one code', async () => {
    const account = await insertAccount(worker.pool);
    worker.catcher.refuse = { at: 'RCPT', code: 450, text: 'greylisted' };
    const id = await insertMail(worker.pool, asked(account.email));
    await untilMail(worker.pool, id, (row) => (row?.attempts ?? 0) >= 2);
    worker.catcher.refuse = null;
    await untilMail(worker.pool, id, isSent);
    expect(await resets(account.id)).toHaveLength(1);
    expect(worker.deliveries(id)).toBe(1);
  });

  test('of an address without an account leaves no mail and no trace', async () => {
    const id = await insertMail(worker.pool, asked('nobody@kunde.example'));
    await untilMail(worker.pool, id, (row) => row === null);
    expect(worker.deliveries(id)).toBe(0);
    expect((await worker.pool.query('select 1 from vitrine.password_reset where id = $1', [id])).rowCount).toBe(0);
  });

  test.each(['declined', 'blocked'] as const)('of an account that is %s gets no code and says so', async (state) => {
    const account = await insertAccount(worker.pool, { state });
    const { mail } = await sent(asked(account.email));
    expect(mail.subject).toBe('Ihr Konto ist nicht freigegeben');
    expect(codesIn(mail.text)).toEqual([]);
    expect(await resets(account.id)).toEqual([]);
  });
});
