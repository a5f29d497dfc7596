import { createServer } from 'node:http';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { serveApi } from '../testing/serve-api.ts';

const asked: string[] = [];
serveApi(
  createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'application/vnd.api+json' }).end('{"data":[]}');
  }),
);

/** A page that follows the release, with or without a session; answers how to look at it again. */
async function open(tokens: { token: string | null; refreshToken: string | null }) {
  const page = new EventTarget();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => (name === 'auth' ? JSON.stringify({ state: tokens, version: 1 }) : null),
    setItem: () => {},
  });
  vi.stubGlobal('setInterval', () => 0);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false, querySelector: () => null }));
  const { followRelease } = await import('./follow-release.ts');
  followRelease(new QueryClient());
  return () => page.dispatchEvent(new Event('focus'));
}

it('a page without a session asks for the release; one with a session leaves that to the ping', async () => {
  const lookWithSession = await open({ token: 'access', refreshToken: 'refresh' });
  lookWithSession();
  const look = await open({ token: null, refreshToken: null });
  look();
  await expect.poll(() => asked).toEqual(['/api/v1/site/_all']);
});
