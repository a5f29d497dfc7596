import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { person } from '../../testing/person.ts';
import { serveApi } from '../../testing/serve-api.ts';
import { logIn } from './log-in.ts';

const sent: string[] = [];
const JSON_API = { 'content-type': 'application/vnd.api+json' };
const session = {
  type: 'auth',
  id: 'a-session',
  attributes: { token: 'new', refresh_token: 'new refresh' },
  relationships: { user: { data: { type: 'user', id: 'eva' } } },
};

serveApi(
  createServer(async (request, response) => {
    if (request.url === '/api/v1/auth/login') {
      sent.push(await text(request));
      return void response.writeHead(200, JSON_API).end(JSON.stringify({ data: session, message: '' }));
    }
    const { type, id, ...attributes } = person('eva');
    response.writeHead(200, JSON_API).end(JSON.stringify({ data: { type, id, attributes, relationships: {} } }));
  }),
);
afterEach(() => {
  sent.length = 0;
  Reflect.deleteProperty(globalThis, 'isTauri');
});

const PERSON = { username: 'eva@vitrine.example', password: 'vitrine-demo-2026' };
const longTerm = () => sent.map((body) => new URLSearchParams(body).get('longTermLogin'));

test('the desktop app forces a long-term log-in', async () => {
  Reflect.set(globalThis, 'isTauri', true);
  expect((await logIn(PERSON)).id).toBe('eva');
  expect(longTerm()).toEqual(['1']);
});

test('a browser does not', async () => {
  await logIn(PERSON);
  expect(longTerm()).toEqual([null]);
});
