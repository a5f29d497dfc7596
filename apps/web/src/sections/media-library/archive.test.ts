import { memoryOnline } from '@vitrine/platform/online/memory.ts';
import { memoryOrigin } from '@vitrine/platform/origin/memory.ts';
import { expect, test, vi } from 'vitest';
import { ApiFailure } from '../../api/failure.ts';
import { platform } from '../../platform.ts';
import { testMedia } from '../../testing/test-media.ts';
import { archiveStore, failureOf, leaveArchive, loadArchive } from './archive.ts';
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

test('a load that fails says whether too many ZIP files were asked for', () => {
  expect(failureOf(refusal(429), [])).toEqual({ at: 'failed', reason: 'often' });
  expect(failureOf(new TypeError('network'), [])).toEqual({ at: 'failed', reason: 'failed' });
});

test('the message about a load goes once other items are chosen', () => {
  toggle(testMedia('m1', 'Schneiden'));
  archiveStore.setState({ at: 'failed', reason: 'failed' }, true);
  toggle(testMedia('m2', 'Schneiden'));
  expect(archiveStore.getState()).toEqual({ at: 'idle' });
  chosenStore.setState({ chosen: new Map() });
});

test('the message about a load ends with the page, and stays while the connection is gone', () => {
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

test('a finished ZIP file says how many items it has where others are chosen by now', async () => {
  vi.stubGlobal('document', { createElement: () => ({ click: () => undefined }) });
  const loadWhile = async (choose: () => void) => {
    const answer = Promise.withResolvers<Response>();
    Object.assign(platform, { origin: { ...memoryOrigin(new Map(), new Map()), callApi: () => answer.promise } });
    chosenStore.setState({ chosen: new Map() });
    toggle(testMedia('m1', 'Schneiden'));
    toggle(testMedia('m2', 'Füllen'));
    const loaded = loadArchive('media.zip', 2);
    choose();
    answer.resolve(new Response('zip'));
    await loaded;
    return archiveStore.getState();
  };
  expect(await loadWhile(() => undefined)).toEqual({ at: 'done', earlier: null });
  expect(await loadWhile(() => toggle(testMedia('m3', 'Mischen')))).toEqual({ at: 'done', earlier: 2 });
  const exchange = () => [testMedia('m2', 'Füllen'), testMedia('m3', 'Mischen')].forEach(toggle);
  expect(await loadWhile(exchange), 'as many, but not the same').toEqual({ at: 'done', earlier: 2 });
});
