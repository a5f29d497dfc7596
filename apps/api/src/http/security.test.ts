import { putAsset } from '@vitrine/server/files.ts';
import { afterAll, expect, test } from 'vitest';
import { bearer, type TestServer, testServer } from '../testing/test-server.ts';

const servers: TestServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

async function open(publicUrl: string) {
  const server = await testServer({ environment: { publicUrl } });
  servers.push(server);
  return server;
}

/** One answer of each kind: a page, an error, content by both ways, a file, the API's description. */
async function answersOf(server: TestServer) {
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { token } = await server.login((await server.account()).email);
  const file = await putAsset(server.context.files, 'picture.webp', Buffer.from('picture'));
  const paths = [
    '/',
    '/health/live',
    '/api/v1/nothing',
    '/api/v1/landing-page',
    '/api/v1/home-page',
    '/api/v1/docs',
    file,
    '/x.js',
  ];
  return await Promise.all(paths.map((path) => fetch(origin + path, { headers: bearer(token) })));
}

test('over HTTPS every answer says that there is nothing else, for a year and for hosts below', async () => {
  for (const { url, headers } of await answersOf(await open('https://vitrine.example'))) {
    expect([url, headers.get('strict-transport-security')]).toEqual([url, 'max-age=31536000; includeSubDomains']);
  }
});

test('over HTTP none says so', async () => {
  for (const { headers } of await answersOf(await open('http://127.0.0.1:4000'))) {
    expect(headers.get('strict-transport-security')).toBeNull();
  }
});

test('every answer is of the type it says, and loads and embeds nothing that its policy does not name', async () => {
  for (const { url, headers } of await answersOf(await open('http://127.0.0.1:4000'))) {
    expect([url, headers.get('x-content-type-options')]).toEqual([url, 'nosniff']);
    expect([url, headers.get('content-security-policy')]).toEqual([url, expect.stringMatching(/frame-ancestors '(none|self)'/)]);
    expect([url, headers.get('content-type')]).toEqual([url, expect.stringMatching(/./)]);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
});
