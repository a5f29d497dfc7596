import { memoryOnline } from '@vitrine/platform/online/memory.ts';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../api/failure.ts';
import { platform } from '../../platform.ts';
import { testMedia } from '../../testing/test-media.ts';
import { archiveStore, failureOf, leaveArchive } from './archive.ts';
import { chosenStore, toggle } from './use-selection.ts';

const refusal = (status: number, ...pointers: string[]) =>
  new ApiFailure(
    status,
    pointers.map((pointer) => ({ status: String(status), code: 'noValidValue', title: 'x', source: { pointer } })),
  );

test('items that are gone are known by their places', () => {
  const items = ['a', 'b', 'c'];
  expect(failureOf(refusal(422, 'items.0', 'items.2'), items)).toEqual({ at: 'gone', lost: ['a', 'c'] });
  expect(failureOf(refusal(422, 'items.7', 'items'), items), 'a place that was not asked for').toEqual({
    at: 'failed',
    reason: 'failed',
  });
});

test('too many ZIP files, and every other failure', () => {
  expect(failureOf(refusal(429), [])).toEqual({ at: 'failed', reason: 'often' });
  expect(failureOf(new TypeError('network'), [])).toEqual({ at: 'failed', reason: 'failed' });
});

test('what was told of a load says nothing once other items are chosen', () => {
  toggle(testMedia('m1', 'Schneiden'));
  archiveStore.setState({ at: 'failed', reason: 'failed' }, true);
  toggle(testMedia('m2', 'Schneiden'));
  expect(archiveStore.getState()).toEqual({ at: 'idle' });
  chosenStore.setState({ chosen: new Map() });
});

test('what was told of a load ends with the page, and stays while the connection is gone', () => {
  const online = memoryOnline();
  Object.assign(platform, { online });
  archiveStore.setState({ at: 'failed', reason: 'failed' }, true);
  online.set(false);
  leaveArchive();
  expect(archiveStore.getState()).toEqual({ at: 'failed', reason: 'failed' });
  online.set(true);
  leaveArchive();
  expect(archiveStore.getState()).toEqual({ at: 'idle' });
});
