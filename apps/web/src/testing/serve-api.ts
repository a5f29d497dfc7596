import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, vi } from 'vitest';

/** For the tests of a file: whatever the app fetches from its own origin is answered by this server. */
export function serveApi(server: Server): void {
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const send = globalThis.fetch;
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) => send(new URL(path, `http://127.0.0.1:${port}`), init));
  });
  afterAll(() => {
    server.close();
    vi.unstubAllGlobals();
  });
}
