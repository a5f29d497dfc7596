import { resolve } from 'node:path';
import { emptyDatabase, type TestDatabase } from '@vitrine/testing/database.ts';
import { runner } from 'node-pg-migrate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool, migrate, type Pool } from './database.ts';

/** How many migrations there were on 22 November: data folders of that state are in use. */
const FIRST = 13;
const ID = '0a4f2d1c-5b7e-4c3a-9d8f-1e2b3c4d5e6f';
const OTHER_ID = '1b5f3e2d-6c8f-4d4b-8e9a-2f3c4d5e6f70';

/** Rows of that state, in the order of what they refer to. */
const ROWS: readonly [table: string, row: Record<string, unknown>][] = [
  ['release', {}],
  ['release', {}],
  ['release_blob', { hash: 'h1', identity: Buffer.from('{"data":1}'), brotli: Buffer.from('b1') }],
  ['release_entry', { site: 'de', path: 'product/ww-200', since: 1, until: 2, hash: 'h1' }],
  ['release_entry', { site: 'de', path: 'product/ww-200', since: 2, hash: 'h1' }],
  ['release_dependency', { site: 'de', path: 'product/ww-200', collection: 'products', record_id: '1', facet: 'f', digest: 'd' }],
  ['release_failure', { site: 'en', path: 'product/ww-200', message: 'broken' }],
  ['change', { collection: 'products', record_id: '1' }],
  ['image_version', { source: 's', crop: 'c', version: { print: 'p.webp' } }],
  ['original', { collection: 'images', record_id: '1', stamp: 's', hash: 'h', url: '/assets/1.webp' }],
  ['film', { source: 'v', height: 540, plays: true, still: { url: '/assets/s.webp' } }],
  ['film_version', { source: 'v', height: 360, url: '/assets/v.mp4', size: 4000 }],
  ['page_count', { site: 'de', path: 'product/ww-200', hash: 'h1', pages: 3 }],
  [
    'document_request',
    { hash: 'r', account_id: ID, idempotency_key: 'k', site: 'de', body: { pages: [] }, sender: { firstname: 'A' } },
  ],
  ['session', { id: ID, account_id: ID, long_term: true, user_agent: 'browser', expires_at: new Date('2027-01-01') }],
  ['refresh_token', { hash: Buffer.from('t'), session_id: ID, successor: Buffer.from('s') }],
  ['auth_code', { hash: Buffer.from('c'), account_id: ID, expires_at: new Date('2027-01-01'), session_id: ID }],
  ['known_network', { account_id: ID, network: Buffer.from('n') }],
  ['consent_text', { version: '1', language: 'de', text: 'Text' }],
  ['consent', { account_id: ID, purpose: 'terms', text_version: '1', given_at: new Date(), confirmed_at: new Date() }],
  ['mail', { id: ID, kind: 'approved', recipient: 'a@example.org', language: 'de', account_id: ID, data: { name: 'A' } }],
  ['account_decision', { id: ID, account_id: ID, decision: 'approve', staff_id: OTHER_ID, former_state: 'waiting', mail_id: ID }],
  ['deletion_request', { id: ID, account_id: ID, due_at: new Date('2027-01-01') }],
  ['audit_log', { actor_kind: 'staff', actor_id: OTHER_ID, action: 'account.approve', details: { kind: 'customer' } }],
  ['notification_seen', { account_id: ID, notification_id: OTHER_ID }],
  ['account_likeness', { account_id: ID, tokens: ['name:a'] }],
  ['staff_password', { staff_id: OTHER_ID, hash: '$argon2id$' }],
  ['staff_second_factor', { staff_id: OTHER_ID, secret: Buffer.from('s'), last_step: 7, recovery: ['r'] }],
  ['staff_network', { staff_id: OTHER_ID, network: Buffer.from('n') }],
  ['staff_language', { staff_id: OTHER_ID, language: 'en' }],
  ['staff_session_device', { session_id: 'x', staff_id: OTHER_ID, user_agent: 'browser' }],
];
/** What tables of then are called today. */
const RENAMED: Readonly<Record<string, string>> = {
  film: 'converted_video',
  film_version: 'converted_video_version',
  known_network: 'trusted_network',
  account_likeness: 'account_duplicate_tokens',
};

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await emptyDatabase();
  pool = createPool(database.url, 'upgrade');
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** All rows of a table, in an order that does not depend on columns that come later. */
async function rowsOf(table: string, columns: readonly string[]) {
  const names = columns.map((name) => `"${name}"`).join(', ');
  return (await pool.query(`select ${names} from vitrine.${table} order by ${names}`)).rows;
}

test('an upgrade from the first state that is in use keeps every row', async () => {
  const dir = resolve(import.meta.dirname, '../migrations');
  const quiet = { log: () => {} };
  await runner({
    ...{ databaseUrl: database.url, dir, direction: 'up', schema: 'public', migrationsTable: 'vitrine_migrations' },
    ...{ checkOrder: true, count: FIRST, ...quiet },
  });
  for (const [table, row] of ROWS) {
    const names = Object.keys(row);
    const values = Object.values(row).map((value) =>
      Array.isArray(value) && table === 'staff_second_factor' ? JSON.stringify(value) : value,
    );
    await pool.query(
      names.length === 0
        ? `insert into vitrine.${table} default values`
        : `insert into vitrine.${table} (${names}) values (${names.map((_, at) => `$${at + 1}`)})`,
      values,
    );
  }
  const before = new Map<string, { columns: string[]; rows: unknown[] }>();
  for (const table of new Set(ROWS.map(([name]) => name))) {
    const { rows } = await pool.query(
      "select column_name from information_schema.columns where table_schema = 'vitrine' and table_name = $1 and data_type <> 'jsonb'",
      [table],
    );
    const columns = rows.map(({ column_name }) => String(column_name));
    before.set(table, { columns, rows: await rowsOf(table, columns) });
  }

  await migrate(database.url);

  for (const [table, { columns, rows }] of before) {
    expect(rows.length, table).toBe(ROWS.filter(([name]) => name === table).length);
    expect(await rowsOf(RENAMED[table] ?? table, columns), table).toEqual(rows);
  }
  const { rows } = await pool.query('select body, sender from vitrine.document_request');
  expect(rows).toEqual([{ body: { pages: [] }, sender: { firstname: 'A' } }]);
  // Of releases only the last one has all of its files in the manifest.
  expect((await pool.query('select id, is_whole from vitrine.release order by id')).rows).toEqual([
    { id: 1, is_whole: false },
    { id: 2, is_whole: true },
  ]);
});
