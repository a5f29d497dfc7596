import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { createRefusedReader } from './read-refused.ts';

const HOUR = 3_600_000;
const whole = (bytes = 1) => {
  const body = new PassThrough();
  body.end('x'.repeat(bytes));
  return body;
};

test('of one member of staff so many are read at once, the next is not read, and others go on', async () => {
  const read = createRefusedReader({ atOnce: 2, bytes: 100, withinMs: HOUR, eachMs: HOUR });
  const coming = [new PassThrough(), new PassThrough()];
  const reading = coming.map((body) => read(body, 1, 'editor'));
  const next = whole();
  expect(await read(next, 1, 'editor')).toBe(false);
  expect(next.readableDidRead).toBe(false);
  expect(await read(whole(), 1, 'other')).toBe(true);
  for (const body of coming) body.end('x');
  expect(await Promise.all(reading)).toEqual([true, true]);
  expect(await read(whole(), 1, 'editor'), 'what was read makes room').toBe(true);
});

test('of one member of staff so many bytes are read within a time', async () => {
  const withinMs = 200;
  const read = createRefusedReader({ atOnce: 2, bytes: 10, withinMs, eachMs: HOUR });
  const began = performance.now();
  expect(await read(whole(10), 10, 'editor')).toBe(true);
  const next = whole();
  const isRead = await read(next, 1, 'editor');
  // On a machine that was held up for so long the time is over by then.
  expect(isRead).toBe(performance.now() - began >= withinMs);
  await expect.poll(() => read(whole(), 10, 'editor')).toBe(true);
});

test('a body that does not end is read for so long and no longer', async () => {
  const read = createRefusedReader({ atOnce: 1, bytes: 10, withinMs: HOUR, eachMs: 20 });
  const slow = new PassThrough();
  slow.write('x');
  expect(await read(slow, 5, 'editor')).toBe(false);
  expect([slow.isPaused(), slow.destroyed]).toEqual([true, false]);
  expect(await read(whole(), 5, 'editor'), 'its place is free').toBe(true);
});

test('a sender who leaves keeps no place', async () => {
  const read = createRefusedReader({ atOnce: 1, bytes: 10, withinMs: HOUR, eachMs: HOUR });
  const left = new PassThrough();
  const reading = read(left, 1, 'editor');
  left.destroy();
  await finished(left).catch(() => {});
  expect(await reading).toBe(false);
  expect(await read(whole(), 1, 'editor')).toBe(true);
});

test('what a sender announced and did not send is not counted, what came is', async () => {
  const read = createRefusedReader({ atOnce: 2, bytes: 10, withinMs: HOUR, eachMs: HOUR });
  const left = new PassThrough();
  const reading = read(left, 10, 'editor');
  expect(await read(whole(), 1, 'editor'), 'while the ten may still come').toBe(false);
  left.write('xxx');
  await expect.poll(() => left.readableLength).toBe(0);
  left.destroy();
  expect(await reading).toBe(false);
  expect(await read(whole(), 8, 'editor')).toBe(false);
  expect(await read(whole(7), 7, 'editor')).toBe(true);
});
