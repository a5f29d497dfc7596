import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ErrorReportRequest } from '@vitrine/contract/error-reports.ts';
import { NEW_GROUPS_A_DAY } from '@vitrine/server/error-reports/keep-report.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bearer, type TestServer, testServer } from '../testing/test-server.ts';

const PERSON = /Karin|Petersen|niederaue|secret-token/i;
const SAID = 'Karin Petersen k.petersen@niederaue.example ?auth-token=secret-token';

let server: TestServer;
let folder: string;
let network = 0;
/** What the service of the DSN was sent. */
let sent: { url: string | undefined; auth: string | string[] | undefined; body: string }[] = [];
const service = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    sent.push({ url: request.url, auth: request.headers['x-sentry-auth'], body });
    response.end('{}');
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  folder = await mkdtemp(join(tmpdir(), 'vitrine-errors-'));
  await mkdir(join(folder, 'source-maps'));
  // Column 1 is of our sources, column 11 of a package.
  const map = {
    version: 3,
    sources: ['../../src/pages/product/page.tsx', '../../../../node_modules/react/index.js'],
    names: [],
    mappings: 'AAGI,UCAA',
  };
  await writeFile(join(folder, 'source-maps/page-AbCd1234.js.map'), JSON.stringify(map));
  server = await testServer({
    environment: { sentryDsn: `http://key@127.0.0.1:${port}/3` },
    context: { webDir: join(folder, 'dist') },
  });
});
afterAll(async () => {
  await server.close();
  await new Promise((resolve) => service.close(resolve));
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await server.context.errors.settled();
  await server.pool.query('delete from vitrine.error_report');
  sent = [];
});

const REPORT: ErrorReportRequest = {
  source: 'web',
  kind: 'error-boundary',
  name: 'TypeError',
  code: null,
  place: '/product/$slug',
  version: '1.2.3',
  frames: [],
  record: null,
};
const post = (payload: object, from = `10.6.${++network}.1`) =>
  server.app.inject({ method: 'POST', url: '/api/v1/error-reports', payload, remoteAddress: from });
async function groups() {
  await server.context.errors.settled();
  return (await server.pool.query('select * from vitrine.error_report order by first_seen_at')).rows;
}

test('a report needs no session, equal errors are one group, and the last one is its example', async () => {
  for (const change of [{}, { place: '/finder' }, { version: '1.2.4' }]) {
    const answer = await post({ ...REPORT, frames: [{ file: '/app/old-ZZZZ9999.js', line: 1, column: 5 }], ...change });
    expect(answer.statusCode).toBe(204);
    await server.context.errors.settled();
  }
  await post({ ...REPORT, kind: 'sending', code: 'http-403' });
  expect(await groups()).toMatchObject([
    { source: 'web', count: 3, versions: ['1.2.4', '1.2.3'], example: { place: '/product/$slug' }, resolved_at: null },
    { source: 'web', count: 1, example: { kind: 'sending', code: 'http-403', frames: [] } },
  ]);
});

test('what a stranger writes into any field is refused or replaced, in the database as in what is sent', async () => {
  const texts = { name: 'Karin Petersen', code: 'k.petersen@niederaue.example', place: '/product/$slug?auth-token=secret-token' };
  expect((await post({ ...REPORT, ...texts })).statusCode).toBe(204);
  const refused: object[] = [
    { message: SAID },
    { url: SAID },
    { kind: 'Karin' },
    { source: 'api' },
    { version: 'Karin' },
    { record: SAID },
    { frames: [{ file: '/app/Karin Petersen.js', line: 1, column: 1 }] },
    { frames: [{ file: '/app/page-AbCd1234.js', line: 1, column: 1, function: SAID }] },
    { frames: [{ file: 'https://niederaue.example/app/page-AbCd1234.js', line: 1, column: 1 }] },
    { frames: Array.from({ length: 21 }, () => ({ file: '/app/page-AbCd1234.js', line: 1, column: 1 })) },
    { name: 'x'.repeat(61) },
  ];
  for (const change of refused) {
    const answer = await post({ ...REPORT, ...change });
    expect([change, answer.statusCode]).toEqual([change, 422]);
    expect(answer.body).not.toMatch(PERSON);
  }
  expect((await post({ ...REPORT, name: SAID.repeat(100) })).statusCode).toBe(413);
  const kept = await groups();
  expect(kept).toMatchObject([{ example: { name: 'Error', code: null, place: null } }]);
  expect(JSON.stringify(kept)).not.toMatch(PERSON);
  expect(sent).toHaveLength(1);
  expect(JSON.stringify(sent)).not.toMatch(PERSON);
});

test('places of the built app are kept as places of our sources; packages are left out', async () => {
  const at = (column: number, file = '/app/page-AbCd1234.js') => ({ file, line: 1, column });
  await post({ ...REPORT, frames: [at(1), at(11), at(7, '/app/page-Other123.js')] });
  expect((await groups())[0].example.frames).toEqual([
    { file: 'apps/web/src/pages/product/page.tsx', line: 4, column: 5 },
    { file: '/app/page-Other123.js', line: 1, column: 7 },
  ]);
});

test('a failed answer of the API is reported by its route and code, and sent on', async () => {
  const { token } = await server.login((await server.account()).email);
  await server.pool.query('alter table vitrine.search_miss rename to search_miss_away');
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/search/misses?auth-token=secret-token',
    headers: bearer(token),
    payload: { query: 'Petersen' },
  });
  await server.pool.query('alter table vitrine.search_miss_away rename to search_miss');
  expect(answer.statusCode).toBe(500);
  const kept = await groups();
  expect(kept).toMatchObject([
    {
      source: 'api',
      example: { kind: 'request', name: 'DatabaseError', code: 'sql-42P01', place: '/api/v1/search/misses' },
    },
  ]);
  expect(kept[0].example.frames.map(({ file }: { file: string }) => file)).toContain('apps/api/src/search/miss-repository.ts');
  expect(sent).toMatchObject([{ url: '/api/3/envelope/', auth: expect.stringContaining('sentry_key=key') }]);
  expect(JSON.stringify([kept, sent])).not.toMatch(PERSON);
});

test('what is refused on purpose is not reported', async () => {
  expect((await server.app.inject({ url: '/api/v1/product/ww-200' })).statusCode).toBe(401);
  expect((await server.app.inject({ url: '/api/v1/none' })).statusCode).toBe(404);
  expect(await groups()).toEqual([]);
});

test('a network that reports without end is refused, others are not', async () => {
  const statuses = [];
  for (let count = 0; count < 31; count++) statuses.push((await post(REPORT, '10.7.1.1')).statusCode);
  expect(new Set(statuses.slice(0, 30))).toEqual(new Set([204]));
  expect(statuses.at(-1)).toBe(429);
  expect((await post(REPORT, '10.7.2.1')).statusCode).toBe(204);
});

test('made-up errors fill only their own part: errors of processes are kept all the same', async () => {
  await server.pool.query(
    `insert into vitrine.error_report (fingerprint, source, count, versions, example)
     select 'made-up ' || n, 'web', 1, '{1.2.3}', '{}' from generate_series(1, $1) n`,
    [NEW_GROUPS_A_DAY],
  );
  await post({ ...REPORT, name: 'RangeError' });
  server.context.errors.report(new RangeError('x'), { kind: 'crash' });
  const kept = (await groups()).filter(({ fingerprint }) => !fingerprint.startsWith('made-up'));
  expect(kept).toMatchObject([{ source: 'api' }]);
  await server.pool.query("update vitrine.error_report set first_seen_at = now() - interval '25 hours'");
  await post({ ...REPORT, name: 'RangeError' });
  expect((await groups()).filter(({ fingerprint }) => !fingerprint.startsWith('made-up'))).toHaveLength(2);
});

test('a group that was resolved is open again when it happens again', async () => {
  await post(REPORT);
  await groups();
  await server.pool.query('update vitrine.error_report set resolved_at = now()');
  await post(REPORT);
  expect(await groups()).toMatchObject([{ count: 2, resolved_at: null }]);
});
