import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RefusedFile, uploadTurntable } from './upload-turntable.ts';

const send = fetch;
let server: Server;
/** What was asked for, in turn. */
let asked: string[];
let statusOf: (request: IncomingMessage, number: number) => number;

beforeEach(async () => {
  asked = [];
  statusOf = () => 201;
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const number = asked.length;
    request.resume().on('end', () => {
      response.statusCode = statusOf(request, number);
      const body = response.statusCode < 400 ? { doc: { id: `made-${number}` } } : { errors: [{ message: 'Nein.' }] };
      response.end(JSON.stringify(body));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => send(new URL(path, `http://127.0.0.1:${port}`), init));
});
afterEach(() => {
  vi.unstubAllGlobals();
  server.close();
});

const files = Array.from({ length: 24 }, (_, index) => new File(['x'], `k-${index + 1}.webp`));
function begin() {
  const made: string[] = [];
  const work = uploadTurntable({ files, machine: 'K 330', language: 'de', onProgress: () => {}, onMade: (id) => made.push(id) });
  return { made, work };
}

test('after a frame that is refused no other is begun, and the error names it', async () => {
  statusOf = (_, number) => (number === 5 ? 400 : 201);
  const { made, work } = begin();
  await expect(work).rejects.toThrow(RefusedFile);
  const then = asked.length;
  // Those that were under way, not all the others.
  expect(then).toBeLessThan(files.length / 2);
  await new Promise((later) => setTimeout(later, 50));
  expect(asked.length).toBe(then);
  expect(asked).not.toContain('POST /cms-api/three-d-renderings?locale=de');
  expect(made).toEqual([]);
});

test('a turntable whose English title fails counts as made', async () => {
  statusOf = ({ method }) => (method === 'PATCH' ? 500 : 201);
  const { made, work } = begin();
  await expect(work).rejects.toThrow('Nein.');
  expect(made).toEqual(['made-25']);
  expect(asked.at(-1)).toBe('PATCH /cms-api/three-d-renderings/made-25?locale=en');
});
