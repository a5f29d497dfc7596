import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const connection = { onLine: true };
let whenQuiet: typeof import('./when-quiet.ts').whenQuiet;

beforeEach(async () => {
  ({ whenQuiet } = await import('./when-quiet.ts'));
  vi.useFakeTimers();
  vi.stubGlobal('navigator', connection);
  connection.onLine = true;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** How often it was called, and how to take it back. */
function begin(isBusy = () => false) {
  const then = vi.fn();
  return { then, leave: whenQuiet(isBusy, then) };
}

it('calls once after two quiet seconds', () => {
  const { then } = begin();
  vi.advanceTimersByTime(1999);
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(then).toHaveBeenCalledOnce();
});

it('waits while something is asked for, and is taken back', () => {
  let isBusy = true;
  const { then, leave } = begin(() => isBusy);
  vi.advanceTimersByTime(10_000);
  expect(then).not.toHaveBeenCalled();
  isBusy = false;
  leave();
  vi.advanceTimersByTime(10_000);
  expect(then).not.toHaveBeenCalled();
});

it('asks for no code while there is no connection, and does so once it is back', () => {
  connection.onLine = false;
  const { then } = begin();
  vi.advanceTimersByTime(60_000);
  expect(then).not.toHaveBeenCalled();
  connection.onLine = true;
  vi.advanceTimersByTime(2000);
  expect(then).toHaveBeenCalledOnce();
});

it('does not wait for a connection in the desktop app, whose code is on its disk', () => {
  connection.onLine = false;
  vi.stubGlobal('isTauri', true);
  const { then } = begin();
  vi.advanceTimersByTime(2000);
  expect(then).toHaveBeenCalledOnce();
});
