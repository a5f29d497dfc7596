import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createPool } from '@vitrine/server/database.ts';
import { type TestDatabase, testDatabase } from '@vitrine/testing/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toProblem } from './errors.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const saidOf = (error: unknown) => {
  const { code, status, headers } = toProblem(error);
  return { code, status, again: headers['retry-after'] };
};
const UNAVAILABLE = { code: 'unavailable', status: 503, again: '2' };

test('a call that gets no connection in time is asked to come again, and is not reported as a fault', async () => {
  const pool = createPool(database.url, 'test', 1);
  const held = await pool.connect();
  pool.options.connectionTimeoutMillis = 1;
  expect(saidOf(await pool.query('select 1').catch((error: unknown) => error))).toEqual(UNAVAILABLE);
  held.release();
  await pool.end();
});

test.each([
  ['that ends at once', true, 60_000],
  ['that says nothing', false, 1],
])('nor is a connection %s', async (_, ends, ms) => {
  const server = createServer((socket) => void (ends && socket.destroy())).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const pool = createPool(`postgres://a:b@127.0.0.1:${port}/c`, 'test', 1);
  pool.options.connectionTimeoutMillis = ms;
  const error = await pool.query('select 1').catch((one: unknown) => one);
  expect(saidOf(error)).toEqual(UNAVAILABLE);
  await pool.end();
  server.close();
});
