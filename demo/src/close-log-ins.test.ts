import { verifyPassword } from '@vitrine/accounts/passwords/password-hash.ts';
import { askerOf } from '@vitrine/accounts/throttle/asker.ts';
import { findCredentials, isPasswordOf } from '@vitrine/content-model/staff-login/staff-password.ts';
import { openTestContent, type TestContent } from '@vitrine/content-model/testing/open-test-content.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMINISTRATOR, DEMO_PASSWORD, SALES_ACCOUNT } from './accounts.ts';
import { closeDemoLogIns } from './close-log-ins.ts';
import { seedAccounts } from './seed/accounts.ts';

let content: TestContent;
beforeAll(async () => {
  content = await openTestContent();
});
afterAll(() => content?.close());

const OTHER = 'a password of their own';

async function seed() {
  const { payload } = content;
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw new Error('no transaction');
  await seedAccounts(payload, transactionID);
  await payload.db.commitTransaction(transactionID);
}

const salesHash = async (): Promise<string> =>
  (await content.pool.query('select password_hash from accounts where email = $1', [SALES_ACCOUNT.email])).rows[0].password_hash;
const opensStaff = async (email: string, password: string) =>
  isPasswordOf(askerOf('test'), await findCredentials(content.pool, email), password, { areFormer: false, outdated: [] });

test('no account keeps the password of the demo, whatever its address is by now; other passwords stay', async () => {
  await seed();
  const { payload, pool } = content;
  const colleague = 'chef@metzgerei.example';
  await payload.create({
    collection: 'staff',
    data: { name: 'Chef', email: colleague, roles: ['editor'], password: DEMO_PASSWORD },
  });
  const careful = 'careful@metzgerei.example';
  await payload.create({ collection: 'staff', data: { name: 'C', email: careful, roles: ['approver'], password: OTHER } });
  const { rows } = await pool.query('select id from staff where email = $1', [ADMINISTRATOR.email]);
  await pool.query(
    `insert into staff_sessions (_order, _parent_id, id, created_at, expires_at) values (1, $1, 'open', now(), now() + interval '1 hour')`,
    [rows[0].id],
  );
  const { rows: accounts } = await pool.query('select id from accounts where email = $1', [SALES_ACCOUNT.email]);
  await pool.query(
    `insert into vitrine.session (id, account_id, long_term, expires_at) values (gen_random_uuid(), $1, false, now() + interval '1 hour')`,
    [accounts[0].id],
  );
  expect(await verifyPassword(await salesHash(), DEMO_PASSWORD), 'the demo has it').toBe(true);
  expect(await opensStaff(ADMINISTRATOR.email, DEMO_PASSWORD), 'the demo has it').toBe(true);

  expect((await closeDemoLogIns(pool)).toSorted()).toEqual([ADMINISTRATOR.email, SALES_ACCOUNT.email, colleague].toSorted());

  expect(await verifyPassword(await salesHash(), DEMO_PASSWORD)).toBe(false);
  for (const email of [ADMINISTRATOR.email, colleague]) expect(await opensStaff(email, DEMO_PASSWORD)).toBe(false);
  expect(await opensStaff(careful, OTHER)).toBe(true);
  expect((await pool.query('select 1 from staff_sessions')).rowCount, 'sessions of staff').toBe(0);
  expect((await pool.query('select 1 from vitrine.session where ended_at is null')).rowCount, 'sessions').toBe(0);
  expect((await pool.query(`select 1 from vitrine.audit_log where action = 'demo-password-closed'`)).rowCount).toBe(3);
  expect(await closeDemoLogIns(pool), 'a second start').toEqual([]);
});
