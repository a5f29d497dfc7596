import { expect, test } from 'vitest';
import { createHealth } from './lib/health.mjs';

type Parts = Record<string, { ok: boolean; state: string }>;

/** An API whose answers can be changed. */
function api(state: Parts) {
  const answers = { state };
  const asked: string[] = [];
  const fetch = async (input: string | URL | Request) => {
    asked.push(String(input));
    return Response.json({ parts: answers.state });
  };
  return { answers, asked, health: createHealth({ url: 'http://127.0.0.1:1', token: 'x', fetch, watchMs: 5 }) };
}
const ok = { ok: true, state: 'answers' };

test('the start waits for what readers and staff need, and goes on without it in the end', async () => {
  const mail = { ok: false, state: 'not reachable' };
  const cms = { ok: false, state: 'not reachable' };
  const { answers, asked, health } = api({ database: ok, release: { ok: false, state: 'none' }, web: ok, cms, mail });
  expect(await health.untilReady(0)).toEqual(['release: none', 'cms: not reachable']);
  expect(asked).toEqual(['http://127.0.0.1:1/health/state']);
  expect(await health.untilReady(0, new Set(['cms'])), 'what is known not to start').toEqual(['release: none']);
  const waiting = health.untilReady(60_000);
  answers.state = { database: ok, release: ok, web: ok, cms: ok, mail };
  expect(await waiting).toEqual([]);
});

test('a part that is not ok is named at once, then when it changes, and not for a moment of it', async () => {
  const { answers, asked, health } = api({ mail: { ok: false, state: 'not reachable' }, disk: ok });
  expect(await health.degraded()).toEqual(['mail: not reachable']);
  const lines: string[] = [];
  const stop = health.watch((line) => void lines.push(line));
  const looks = (count: number) => expect.poll(() => asked.length, { timeout: 30_000 }).toBeGreaterThan(count);
  await looks(4);
  expect(lines, 'it was told already').toEqual([]);
  answers.state = { mail: ok, disk: { ok: false, state: '0.1 GB free' } };
  await expect.poll(() => lines, { timeout: 30_000 }).toEqual(['mail is ok again: answers', 'disk is not ok: 0.1 GB free']);
  await looks(asked.length + 3);
  expect(lines).toHaveLength(2);
  stop();
});
