import { memoryOnline } from '@vitrine/platform/online/memory.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { platform } from '../platform.ts';
import { askBeforeLoading } from './ask-before-loading.ts';
import { loadQuestion, mayLoad } from './may-load.ts';

const online = memoryOnline();
Object.assign(platform, { online });
const asked = () => loadQuestion.getState().asked;
/** Resolves with the question that comes up. */
const question = () =>
  vi.waitFor(() => {
    const shown = asked();
    if (!shown) throw new Error('nothing is asked');
    return shown;
  }, 10_000);
beforeEach(() => {
  loadQuestion.setState({ asked: null });
  askBeforeLoading.setState({ isOn: false });
  online.meter(true);
});

test.each([12_000_000, null])('over a metered connection a load of %s bytes waits for the answer', async (bytes) => {
  for (const isYes of [true, false]) {
    const answer = mayLoad(bytes);
    const shown = await question();
    expect(shown).toMatchObject({ bytes, reason: 'metered' });
    shown.answer(isYes);
    expect(await answer).toBe(isYes);
    expect(asked()).toBeNull();
  }
});

test('nothing is asked of any other connection, and where there is nothing to load', async () => {
  expect(await mayLoad(0)).toBe(true);
  online.meter(false);
  expect(await mayLoad(12_000_000)).toBe(true);
  expect(asked()).toBeNull();
});

test('a person who wants to be asked is asked over any connection', async () => {
  online.meter(false);
  askBeforeLoading.setState({ isOn: true });
  const answer = mayLoad(12_000_000);
  const shown = await question();
  expect(shown).toMatchObject({ bytes: 12_000_000, reason: 'wanted' });
  shown.answer(false);
  expect(await answer).toBe(false);
  expect(await mayLoad(0)).toBe(true);
});

test('a second question takes the place of the first, which is answered with no', async () => {
  const first = mayLoad(1);
  await question();
  const second = mayLoad(2);
  expect(await first).toBe(false);
  const shown = await vi.waitFor(() => {
    const now = asked();
    if (now?.bytes !== 2) throw new Error('it is not asked yet');
    return now;
  }, 10_000);
  shown.answer(true);
  expect(await second).toBe(true);
});
