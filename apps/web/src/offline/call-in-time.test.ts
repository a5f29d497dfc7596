import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { setTokens } from '../stores/auth.ts';
import { serveApi } from '../testing/serve-api.ts';
import { callInTime } from './call-in-time.ts';

const asked: (string | undefined)[] = [];
/** Does not answer, but for a session that is too old. */
serveApi(
  createServer(({ url }, response) => {
    asked.push(url);
    if (url === '/api/v1/auth/ping') response.writeHead(401).end('{"errors":[]}');
    if (url === '/api/v1/slow-body') response.writeHead(200).write('{');
    if (url === '/api/v1/sound') response.writeHead(200).end('{"data":1}');
  }),
);

test('a server that does not answer is as bad as no connection', async () => {
  await expect(callInTime('silent', {}, 50)).rejects.toMatchObject({ name: 'TimeoutError' });
});

/** A busy machine takes its time for what has to be asked before, ms. */
const LATE_MS = 2000;

test('so are a refresh of the session that hangs, and a body that does not end', async () => {
  setTokens('old', 'refresh');
  await expect(callInTime('auth/ping', {}, LATE_MS)).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(asked).toContain('/api/v1/auth/refresh');
  const answer = await callInTime('slow-body', {}, LATE_MS);
  await expect(answer.json()).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('an answer in time is handed on, and a load that is given up ends its question', async () => {
  expect(await (await callInTime('sound', {})).json()).toEqual({ data: 1 });
  const given = new AbortController();
  const question = callInTime('silent', { signal: given.signal });
  given.abort();
  await expect(question).rejects.toMatchObject({ name: 'AbortError' });
});
