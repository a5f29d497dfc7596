import { expect, test } from 'vitest';
import { type TurntableEvent, type TurntableState, turntableState } from './turntable-state.ts';

const after = (...events: TurntableEvent[]) => events.reduce(turntableState, { name: 'preview' } as TurntableState);

test('preview, loading after the press, playing', () => {
  expect(after()).toEqual({ name: 'preview' });
  expect(after({ type: 'start', total: 24 })).toEqual({ name: 'loading', done: 0, total: 24 });
  expect(after({ type: 'start', total: 24 }, { type: 'progress', done: 7 })).toEqual({ name: 'loading', done: 7, total: 24 });
  expect(after({ type: 'start', total: 24 }, { type: 'loaded' })).toEqual({ name: 'playing' });
});

test('a failure can be tried again', () => {
  expect(after({ type: 'start', total: 24 }, { type: 'failed' })).toEqual({ name: 'failed' });
  expect(after({ type: 'start', total: 24 }, { type: 'failed' }, { type: 'start', total: 24 }).name).toBe('loading');
});

test('another rendering loads at once if the one before was running, else it shows its preview', () => {
  expect(after({ type: 'start', total: 24 }, { type: 'loaded' }, { type: 'shown', total: 36 })).toEqual({
    name: 'loading',
    done: 0,
    total: 36,
  });
  expect(after({ type: 'shown', total: 36 })).toEqual({ name: 'preview' });
  expect(after({ type: 'start', total: 24 }, { type: 'failed' }, { type: 'shown', total: 36 })).toEqual({ name: 'preview' });
});

test('what comes late changes nothing', () => {
  expect(after({ type: 'loaded' }).name).toBe('preview');
  expect(after({ type: 'progress', done: 3 }).name).toBe('preview');
  expect(after({ type: 'start', total: 24 }, { type: 'loaded' }, { type: 'failed' }).name).toBe('playing');
  expect(after({ type: 'start', total: 24 }, { type: 'loaded' }, { type: 'start', total: 24 }).name).toBe('playing');
});
