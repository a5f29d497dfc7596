// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { platform } from '../platform.ts';
import { notificationsStore } from '../stores/notifications.ts';
import { useLoaded } from './use-loaded.ts';

const noCode = () => Promise.reject(new Error('no code'));
const giveUp = vi.fn();
/** What the server says when it is asked whether it can be reached. */
let answer: (response: Response) => void;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(platform.online, 'isOnline').mockReturnValue(true);
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer = resolve;
  vi.spyOn(platform.origin, 'loadAsset').mockReturnValue(promise);
});
afterEach(() => {
  notificationsStore.setState({ list: [] });
  giveUp.mockClear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Part({ wanted }: { wanted: boolean }) {
  useLoaded(noCode, wanted, giveUp);
  return null;
}

/** A page with a part that a reader wants and whose code does not come. */
async function pageWithPart() {
  const root = createRoot(document.createElement('main'));
  await act(async () => root.render(<Part wanted />));
  expect(giveUp).toHaveBeenCalledOnce();
  return root;
}

/** Keys of the notifications after the server has answered. */
const told = async () => {
  await act(async () => answer(new Response()));
  return notificationsStore.getState().list.map(({ singleNotificationKey }) => singleNotificationKey);
};

test('missing code is reported once the reason is known, also when its part has been closed', async () => {
  const root = await pageWithPart();
  await act(async () => root.render(<Part wanted={false} />));
  expect(await told()).toEqual(['page-connection']);
});

test('a reader who has left gets no message', async () => {
  const root = await pageWithPart();
  await act(async () => root.unmount());
  expect(await told()).toEqual([]);
});

test('an earlier try is not reported once another has begun', async () => {
  const root = await pageWithPart();
  await act(async () => root.render(<Part wanted={false} />));
  vi.spyOn(platform.origin, 'loadAsset').mockReturnValue(new Promise(() => undefined));
  await act(async () => root.render(<Part wanted />));
  expect(await told()).toEqual([]);
});
