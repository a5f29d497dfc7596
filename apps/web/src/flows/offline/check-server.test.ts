import type { DesktopOrigin } from '@vitrine/platform/origin/types.ts';
import { expect, test } from 'vitest';
import { checkServer } from './check-server.ts';

const answering = (answer: () => Promise<Response>): DesktopOrigin => {
  const server = { callApi: answer, loadAsset: answer, assetUrl: (url: string) => url };
  return { setOffline: () => undefined, server, serverUrl: (path) => path, at: () => server };
};
const SERVER = 'https://katalog.varnholt.example';

test('a server that refuses in the words of the API is ours', async () => {
  const refusal = { errors: [{ status: '401', code: 'unauthorized', title: 'Unauthorized' }] };
  expect(
    await checkServer(
      answering(async () => Response.json(refusal, { status: 401 })),
      SERVER,
    ),
  ).toBe('ours');
});

test('another service is not, and one that does not answer is told apart', async () => {
  expect(
    await checkServer(
      answering(async () => new Response('<html>', { status: 404 })),
      SERVER,
    ),
  ).toBe('foreign');
  expect(
    await checkServer(
      answering(() => Promise.reject(new TypeError('failed'))),
      SERVER,
    ),
  ).toBe('unreachable');
});
