import { createServer } from 'node:http';
import { CMS_TOKEN_HEADER } from '@vitrine/server/cms-token.ts';
import { afterEach, expect, test } from 'vitest';
import { answerHealth } from './answer-health.ts';
import { onlyApi } from './only-api.ts';

const TOKEN = 'a token of this test, long enough';
const undo: (() => unknown)[] = [];
afterEach(() => {
  for (const work of undo.splice(0)) work();
});

/** A server behind the door; what got through to it, with the token it still carried. */
async function listen(token: string | null) {
  const seen: [string | undefined, unknown][] = [];
  const server = createServer(
    onlyApi(token, (request, response) => {
      seen.push([request.url, request.headers[CMS_TOKEN_HEADER]]);
      response.end('cms');
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  undo.push(() => server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { seen, origin: `http://127.0.0.1:${address.port}` };
}

test('the CMS answers the API only: a caller without its token is refused before anything else happens', async () => {
  const { seen, origin } = await listen(TOKEN);
  const ask = async (given: string | null, init: RequestInit = {}) => {
    const headers = new Headers();
    if (given !== null) headers.set(CMS_TOKEN_HEADER, given);
    return (await fetch(`${origin}/cms-api/staff/login`, { ...init, headers })).status;
  };
  const post = { method: 'POST', body: 'x'.repeat(1_000_000) };
  for (const given of [null, '', `${TOKEN}x`, `${TOKEN}, ${TOKEN}`]) {
    expect([given, await ask(given), await ask(given, post)]).toEqual([given, 403, 403]);
  }
  expect(seen).toEqual([]);
  expect(await ask(TOKEN)).toBe(200);
  expect(seen, 'and the token goes no further').toEqual([['/cms-api/staff/login', undefined]]);
});

test('it reports that it is alive to the API alone, without a part of Next', async () => {
  const handed: unknown[] = [];
  const server = createServer(
    onlyApi(
      TOKEN,
      answerHealth((request, response) => {
        handed.push(request.url);
        response.end();
      }),
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  undo.push(() => server.close());
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const status = async (path: string, token: string) =>
    (await fetch(`${url}${path}`, { headers: { [CMS_TOKEN_HEADER]: token } })).status;
  expect([await status('/health', TOKEN), await status('/health', 'another'), await status('/admin', TOKEN)]).toEqual([
    200, 403, 200,
  ]);
  expect(handed).toEqual(['/admin']);
});

test('started by itself, without a token, it answers everybody', async () => {
  const { seen, origin } = await listen(null);
  expect((await fetch(`${origin}/admin`)).status).toBe(200);
  expect(seen).toEqual([['/admin', undefined]]);
});
