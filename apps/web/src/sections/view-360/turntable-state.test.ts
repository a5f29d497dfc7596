import { expect, test } from 'vitest';
import { type TurntableEvent, type TurntableState, turntableState } from './turntable-state.ts';

const after = (...events: TurntableEvent[]) => events.reduce(turntableState, { name: 'preview' } as TurntableState);
const start: TurntableEvent = { type: 'start' };

test('a turntable shows its preview, loads after the press, and plays', () => {
  expect(after()).toEqual({ name: 'preview' });
  expect(after(start)).toEqual({ name: 'loading', share: 0 });
  expect(after(start, { type: 'progress', share: 0.3 })).toEqual({ name: 'loading', share: 0.3 });
  expect(after(start, { type: 'loaded' })).toEqual({ name: 'playing' });
});

test('a failure can be tried again', () => {
  expect(after(start, { type: 'failed' })).toEqual({ name: 'failed' });
  expect(after(start, { type: 'failed' }, start).name).toBe('loading');
});

test('a broken view stays still until another takes the stage', () => {
  expect(after(start, { type: 'broken' })).toEqual({ name: 'broken' });
  expect(after(start, { type: 'broken' }, start).name).toBe('broken');
  expect(after(start, { type: 'broken' }, { type: 'shown' })).toEqual({ name: 'preview' });
});

test('another view loads at once if the one before was running, else it shows its preview', () => {
  expect(after(start, { type: 'loaded' }, { type: 'shown' })).toEqual({ name: 'loading', share: 0 });
  expect(after({ type: 'shown' })).toEqual({ name: 'preview' });
  expect(after(start, { type: 'failed' }, { type: 'shown' })).toEqual({ name: 'preview' });
});

test('what comes late changes nothing', () => {
  expect(after({ type: 'loaded' }).name).toBe('preview');
  expect(after({ type: 'progress', share: 0.3 }).name).toBe('preview');
  expect(after(start, { type: 'loaded' }, { type: 'failed' }).name).toBe('playing');
  expect(after(start, { type: 'loaded' }, start).name).toBe('playing');
});
