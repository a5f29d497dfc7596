import { randomUUID } from 'node:crypto';
import { createLog } from '@vitrine/server/log.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertMail, insertRegistration, mailOf } from '../testing/people.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { pruneAccountsHandler } from './prune-accounts-handler.ts';

let store: TestStore;
let pool: TestStore['pool'];
beforeAll(async () => {
  store = await openTestStore();
  pool = store.pool;
});
afterAll(() => store.close());

const prune = () =>
  pruneAccountsHandler({
    pool: store.workerPool,
    files: store.files,
    log: createLog('worker', process.env.LOG_LEVEL ?? 'silent'),
  }).run({
    _cron: { ts: '2026-01-01' },
  });
const ids = async (table: string) => (await pool.query(`select id from vitrine.${table}`)).rows.map(({ id }) => id).sort();

test('a registration that was not confirmed is deleted after seven days, with its address in the outbox', async () => {
  const old = await insertRegistration(pool, 'old@kunde.example', { age: '7 days 1 minute' });
  const young = await insertRegistration(pool, 'young@kunde.example', { age: '6 days 23 hours' });
  const mails = await Promise.all(
    [old, young].map((registrationId) =>
      insertMail(pool, {
        kind: 'registration',
        recipient: 'x@kunde.example',
        language: 'de',
        accountId: null,
        data: { registrationId },
      }),
    ),
  );
  await pool.query("update vitrine.mail set state = 'sent'");
  await prune();
  expect(await ids('registration')).toEqual([young]);
  expect(await mailOf(pool, mails[0] ?? '')).toMatchObject({ state: 'sent', recipient: null, data: {} });
  expect(await mailOf(pool, mails[1] ?? '')).toMatchObject({ recipient: 'x@kunde.example', data: { registrationId: young } });
  await pool.query('delete from vitrine.registration');
});

test('a confirmed registration goes as soon as its link is over', async () => {
  const over = await insertRegistration(pool, 'over@kunde.example', { age: '49 hours' });
  const holds = await insertRegistration(pool, 'holds@kunde.example', { age: '47 hours' });
  await pool.query('update vitrine.registration set confirmed_at = now() where id in ($1, $2)', [over, holds]);
  await prune();
  expect(await ids('registration')).toEqual([holds]);
});

test('codes for a new password go a day after they were used or ran out', async () => {
  const reset = async (expires: string, used: string | null) => {
    const id = randomUUID();
    await pool.query(
      `insert into vitrine.password_reset (id, account_id, code, expires_at, used_at)
       values ($1, gen_random_uuid(), $2, now() + $3::interval, now() + $4::interval)`,
      [id, Buffer.from(id), expires, used],
    );
    return id;
  };
  await reset('-25 hours', null);
  await reset('-24 hours', '-25 hours');
  const kept = [await reset('-23 hours', null), await reset('1 hour', '-1 minute'), await reset('1 hour', null)];
  await prune();
  expect(await ids('password_reset')).toEqual(kept.sort());
});

test('counted failures go after an hour without one', async () => {
  await pool.query(
    `insert into vitrine.throttle (key, failures, blocked_until, updated_at) values
       ('\\x01', 9, now() - interval '1 hour', now() - interval '61 minutes'),
       ('\\x02', 9, now() - interval '45 minutes', now() - interval '59 minutes'),
       ('\\x03', 9, now() + interval '1 minute', now() - interval '61 minutes')`,
  );
  await prune();
  const { rows } = await pool.query('select key from vitrine.throttle order by key');
  expect(rows.map(({ key }) => key[0])).toEqual([2, 3]);
});

test('sessions and one-time codes go a day after their end, networks after 90 days', async () => {
  const session = async (expires: string, ended: string | null, used = '0', longTerm = false) => {
    const id = randomUUID();
    await pool.query(
      `insert into vitrine.session (id, account_id, expires_at, ended_at, last_used_at, long_term)
       values ($1, '1', now() + $2::interval, now() + $3::interval, now() + $4::interval, $5)`,
      [id, expires, ended, used, longTerm],
    );
    await pool.query('insert into vitrine.refresh_token (hash, session_id) values ($1, $2)', [Buffer.from(id), id]);
    return id;
  };
  await session('-25 hours', null);
  await session('20 days', '-25 hours');
  await session('1 hour', null, '-29 hours');
  await session('15 days', null, '-32 days', true);
  const kept = [
    await session('1 hour', null),
    await session('-23 hours', null),
    await session('20 days', '-1 hour'),
    await session('1 hour', null, '-27 hours'),
    await session('15 days', null, '-30 days', true),
  ];
  await pool.query(
    `insert into vitrine.auth_code (hash, account_id, session_id, expires_at) values
       ('\\x01', '1', $1, now() - interval '25 hours'), ('\\x02', '1', $1, now() - interval '23 hours')`,
    [kept[0]],
  );
  await pool.query(`insert into vitrine.trusted_network (account_id, network, seen_at)
                    values ('1', '\\x01', now() - interval '91 days'), ('1', '\\x02', now() - interval '89 days')`);
  await prune();
  expect(await ids('session')).toEqual(kept.sort());
  expect((await pool.query('select 1 from vitrine.refresh_token')).rowCount).toBe(kept.length);
  expect((await pool.query('select hash from vitrine.auth_code')).rows).toEqual([{ hash: Buffer.from([2]) }]);
  expect((await pool.query('select network from vitrine.trusted_network')).rows).toEqual([{ network: Buffer.from([2]) }]);
});

test('a mail names no person after 30 days, is given up if it still waits, and is deleted after a year', async () => {
  const mail = async (state: string, age: string) => {
    const id = await insertMail(pool, {
      kind: 'account-declined',
      recipient: 'kaeufer@kunde.example',
      language: 'de',
      accountId: null,
      data: { reason: 'Herr Käufer handelt' },
    });
    await pool.query('update vitrine.mail set state = $2, created_at = now() - $3::interval where id = $1', [id, state, age]);
    return id;
  };
  const gone = await mail('sent', '366 days');
  const old = await mail('sent', '31 days');
  const waiting = await mail('pending', '31 days');
  const young = [await mail('sent', '29 days'), await mail('pending', '29 days'), await mail('failed', '29 days')];
  await prune();
  expect(await mailOf(pool, gone)).toBeNull();
  expect(await mailOf(pool, old)).toMatchObject({ state: 'sent', recipient: null, data: {}, last_error: null });
  expect(await mailOf(pool, waiting)).toMatchObject({ state: 'failed', recipient: null, data: {}, last_error: 'too late' });
  for (const id of young) expect(await mailOf(pool, id)).toMatchObject({ recipient: 'kaeufer@kunde.example' });
});
