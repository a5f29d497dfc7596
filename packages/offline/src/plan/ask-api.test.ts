import { expect, test } from 'vitest';
import { askApi } from './ask-api.ts';

/** A server that gives these answers, and the pauses that were made between them, ms. */
function serverOf(...answers: { status: number; after?: string }[]) {
  const pauses: number[] = [];
  let asked = 0;
  const asker = {
    callApi: async () => {
      const { status, after } = answers[Math.min(asked++, answers.length - 1)] ?? { status: 200 };
      return new Response('{"data":1}', { status, headers: after === undefined ? {} : { 'retry-after': after } });
    },
    clock: { now: () => 0, monotonic: () => 0, sleep: async (ms: number) => void pauses.push(ms) },
  };
  return { ask: () => askApi(asker, 'release/manifest', { language: 'de', release: null }), pauses };
}
const failed = { errorType: 'dataObjectFailed', message: 'Error fetching data' };

test.each([429, 503])('a server that asks for patience by %i is asked again when it says', async (status) => {
  const { ask, pauses } = serverOf({ status, after: '7' }, { status, after: '60' }, { status: 200 });
  expect(await ask()).toEqual({ data: 1 });
  expect(pauses).toEqual([7000, 60_000]);
});

test('it is waited for twice, and no longer than a minute', async () => {
  const busy = serverOf({ status: 429, after: '1' });
  await expect(busy.ask()).rejects.toMatchObject(failed);
  expect(busy.pauses).toEqual([1000, 1000]);
  for (const after of ['61', 'Wed, 21 Oct 2026 07:28:00 GMT', undefined]) {
    const { ask, pauses } = serverOf({ status: 429, ...(after && { after }) });
    await expect(ask()).rejects.toMatchObject(failed);
    expect(pauses).toEqual([]);
  }
});

test('a call without an answer is made once more, and no more than that', async () => {
  const pauses: number[] = [];
  let failures = 1;
  const asker = {
    callApi: async () => {
      if (failures-- > 0) throw new TypeError('Load failed');
      return new Response('{"data":1}');
    },
    clock: { now: () => 0, monotonic: () => 0, sleep: async (ms: number) => void pauses.push(ms) },
  };
  const ask = () => askApi(asker, 'release/manifest', { language: 'de', release: null });
  expect(await ask()).toEqual({ data: 1 });
  failures = 2;
  await expect(ask()).rejects.toMatchObject({ errorType: 'internet' });
  expect(pauses).toEqual([1000, 1000]);
});

/** A body that breaks off, or that takes longer than the call may. */
const broken = (cause: Error) => new ReadableStream({ start: (body) => body.error(cause) });

test('a body that does not come to its end is asked for once more, and is a failure of the connection', async () => {
  for (const cause of [new TypeError('Load failed'), new DOMException('The time is over.', 'TimeoutError')]) {
    const pauses: number[] = [];
    let failures = 1;
    const asker = {
      callApi: async () => new Response(failures-- > 0 ? broken(cause) : '{"data":1}'),
      clock: { now: () => 0, monotonic: () => 0, sleep: async (ms: number) => void pauses.push(ms) },
    };
    const ask = () => askApi(asker, 'release/manifest', { language: 'de', release: null });
    expect(await ask()).toEqual({ data: 1 });
    failures = 2;
    await expect(ask()).rejects.toMatchObject({ errorType: 'internet', message: 'Internet Connection Error', cause });
    expect(pauses).toEqual([1000, 1000]);
  }
});

test('a body that is no JSON is a failure of the server', async () => {
  const asker = {
    callApi: async () => new Response('<html>'),
    clock: { now: () => 0, monotonic: () => 0, sleep: async () => {} },
  };
  const asked = askApi(asker, 'release/manifest', { language: 'de', release: null });
  await expect(asked).rejects.toMatchObject({ errorType: 'dataObjectFailed', message: 'Error Downloading Data' });
});

test('a load that is given up meanwhile asks no more', async () => {
  const given = new AbortController();
  let asked = 0;
  const asker = {
    callApi: async () => {
      asked += 1;
      return new Response('', { status: 429, headers: { 'retry-after': '1' } });
    },
    clock: { now: () => 0, monotonic: () => 0, sleep: async () => given.abort() },
  };
  await expect(askApi(asker, 'release/manifest', { language: 'de', release: null, signal: given.signal })).rejects.toThrow();
  expect(asked).toBe(1);
});
