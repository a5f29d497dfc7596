import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onSessionEnd } from '../session/session-end.ts';
import { authStore, setTokens } from '../stores/auth.ts';
import { serveApi } from '../testing/serve-api.ts';
import { apiFetch } from './client.ts';
import { ApiFailure } from './failure.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
let handle: Handler;
const seen: IncomingMessage[] = [];
const server = createServer((request, response) => {
  seen.push(request);
  handle(request, response);
});
const json = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'content-type': 'application/vnd.api+json' });
  response.end(JSON.stringify(body));
};

serveApi(server);
beforeEach(() => {
  seen.length = 0;
  setTokens('old', 'refresh-1');
});

/** What all calls send (shell.md 7). */
const EVERY_CALL = {
  accept: 'application/vnd.api+json',
  'x-site-language': 'de',
  'x-is-document-renderer': '0',
  'x-app-version': expect.any(String),
};

const failure = async (call: Promise<unknown>) => {
  const error: unknown = await call.then(
    () => null,
    (e: unknown) => e,
  );
  if (!(error instanceof ApiFailure)) throw new Error(`no ApiFailure: ${error}`);
  return error;
};

describe('apiFetch', () => {
  it('sends the headers of every call', async () => {
    handle = (_, response) => json(response, 200, { ok: true });
    expect(await apiFetch('site/_all')).toEqual({ ok: true });
    expect(seen[0]?.url).toBe('/api/v1/site/_all');
    expect(seen[0]?.headers).toMatchObject({ ...EVERY_CALL, authorization: 'Bearer old' });
  });

  it('sends no token where none belongs', async () => {
    handle = (_, response) => json(response, 200, {});
    await apiFetch('auth/login', { method: 'POST', body: new URLSearchParams({ a: '1' }), token: null });
    expect(seen[0]?.headers.authorization).toBeUndefined();
    expect(seen[0]?.headers['content-type']).toContain('application/x-www-form-urlencoded');
  });

  it('answers null for an empty answer', async () => {
    handle = (_, response) => response.writeHead(204).end();
    expect(await apiFetch('auth/logout', { method: 'POST' })).toBeNull();
  });

  it('says which field was wrong', async () => {
    const error = { status: '422', code: 'noValidEmail', title: 'x', detail: 'Bitte prüfen.', source: { pointer: 'email' } };
    handle = (_, response) => json(response, 422, { errors: [error] });
    const refused = await failure(apiFetch('document-generator/register', { method: 'POST', body: {} }));
    expect(refused).toMatchObject({ status: 422, kind: 'validation', errors: [error] });
    expect(refused.detailOf('email')).toBe('Bitte prüfen.');
  });

  it.each([
    [404, 'notFound'],
    [400, 'validation'],
    [500, 'other'],
    [429, 'other'],
  ])('takes %i for %s, whatever its body', async (status, kind) => {
    handle = (_, response) => response.writeHead(status).end();
    expect(await failure(apiFetch('x'))).toMatchObject({ status, kind, errors: [] });
  });

  it('calls a connection that breaks a network failure', async () => {
    handle = (request) => request.socket.destroy();
    expect(await failure(apiFetch('x'))).toMatchObject({ status: 0, kind: 'network' });
  });

  it('hands an abort on as it is', async () => {
    handle = () => undefined;
    await expect(apiFetch('x', { signal: AbortSignal.timeout(50) })).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});

describe('a token that has run out', () => {
  let ended = 0;
  let stop: () => void;
  beforeEach(() => {
    ended = 0;
    stop = onSessionEnd(() => {
      ended++;
    });
  });
  afterEach(() => stop());

  const refreshing =
    (answer: (response: ServerResponse) => void): Handler =>
    (request, response) => {
      if (request.url === '/api/v1/auth/refresh') answer(response);
      else if (request.headers.authorization === 'Bearer new') json(response, 200, { fresh: true });
      else json(response, 401, { errors: [{ status: '401', code: 'unauthorized', title: 'Unauthorized' }] });
    };

  it('is refreshed once for all calls that meet it', async () => {
    handle = refreshing((response) =>
      setTimeout(() => json(response, 200, { data: { token: 'new', refresh_token: 'refresh-2' } }), 30),
    );
    const answers = await Promise.all([apiFetch('a'), apiFetch('b'), apiFetch('c')]);
    expect(answers).toEqual([{ fresh: true }, { fresh: true }, { fresh: true }]);
    const refreshes = seen.filter((r) => r.url === '/api/v1/auth/refresh');
    expect(refreshes.map(({ headers }) => headers)).toMatchObject([{ ...EVERY_CALL, authorization: 'Bearer refresh-1' }]);
    expect(authStore.getState()).toEqual({ token: 'new', refreshToken: 'refresh-2' });
    expect(ended).toBe(0);
  });

  it('ends the session when the refresh token is refused', async () => {
    handle = refreshing((response) => json(response, 401, { errors: [] }));
    expect(await failure(apiFetch('a'))).toMatchObject({ kind: 'unauthorized' });
    expect(ended).toBe(1);
    expect(authStore.getState()).toEqual({ token: null, refreshToken: null });
  });

  it('keeps the session when the server cannot be reached for the refresh', async () => {
    handle = (request, response) =>
      request.url === '/api/v1/auth/refresh' ? request.socket.destroy() : json(response, 401, { errors: [] });
    expect(await failure(apiFetch('a'))).toMatchObject({ kind: 'network' });
    expect(ended).toBe(0);
    expect(authStore.getState().refreshToken).toBe('refresh-1');
  });
});
