import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { type ConnectionLimits, limitConnections } from './connections.ts';

/** More than the kernel keeps for a reader who takes nothing. */
const LARGE = Buffer.alloc(64 * 1024 * 1024, 'x');
const LIMITS = { all: 100, byAddress: 100, stalled: 60_000 };

const opened: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) one.close();
});

async function serve(limits: Partial<ConnectionLimits>, answer: RequestListener = (_, response) => response.end('here')) {
  const server = createServer(answer);
  limitConnections(server, { ...LIMITS, ...limits });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  opened.push({ close: () => server.close().closeAllConnections() });
  const { port } = server.address() as AddressInfo;
  return (sent = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n') => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    opened.push({ close: () => socket.destroy() });
    socket.write(sent);
    return socket;
  };
}
/** What comes first: data, or the end. */
const first = (socket: Socket) => Promise.race([once(socket, 'data').then(String), once(socket, 'close').then(() => 'closed')]);

test.each(['all', 'byAddress'])(
  'of more connections than are allowed (%s) the next is closed, and has a place when one has gone',
  async (name) => {
    const open = await serve({ [name]: 2 });
    const [one, two] = [open(), open()];
    expect(await first(one)).toContain('here');
    expect(await first(two)).toContain('here');
    expect(await first(open())).toBe('closed');
    one.destroy();
    await expect.poll(() => first(open())).toContain('here');
  },
);

test('behind a proxy only their whole number counts', async () => {
  const open = await serve({ byAddress: null });
  for (let i = 0; i < 20; i++) expect(await first(open())).toContain('here');
});

test('a reader who takes nothing of the answer is left', async () => {
  const gone = Promise.withResolvers<string>();
  const open = await serve({ stalled: 300 }, (_, response) => {
    response.once('close', () => gone.resolve(response.writableFinished ? 'taken' : 'left'));
    response.end(LARGE);
  });
  open().pause();
  expect(await gone.promise).toBe('left');
});

test('an answer that takes long to make is waited for, and one that is taken comes whole', async () => {
  const stalled = 1000;
  const open = await serve({ stalled }, (_, response) => {
    setTimeout(() => response.end(LARGE), 2 * stalled);
  });
  const answer = await text(open('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'));
  expect(answer.length).toBeGreaterThan(LARGE.length);
});
