import { createServer, type ServerResponse } from 'node:http';
import type { Notification } from '@vitrine/contract/notifications.ts';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { serveApi } from '../testing/serve-api.ts';

/** News that the person has not seen, in the order of the answer. */
let unseen: { id: string; attributes: Omit<Notification, 'id'> }[] = [];
let seen: string[] = [];
let stream: ServerResponse | null = null;
/** Questions for news, of which the last ones get no answer while the server is silent. */
let asked = 0;
let isSilent = false;
serveApi(
  createServer(({ url = '' }, response) => {
    const marked = /notifications\/(\w+)\/seen$/.exec(url)?.[1];
    if (url === '/api/v1/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
      stream = response;
    } else if (marked) {
      seen.push(marked);
      unseen = unseen.filter(({ id }) => id !== marked);
      response.writeHead(204).end();
    } else {
      asked += 1;
      if (isSilent) return;
      response
        .writeHead(200, { 'content-type': 'application/vnd.api+json' })
        .end(JSON.stringify({ status_code: 200, data: unseen }));
    }
  }),
);

const stays = (id: string) => ({ id, attributes: { icon: 'add' as const, text: `Neu: ${id}`, deleteOnClose: true } });
const goes = (id: string) => ({ id, attributes: { icon: 'add' as const, text: `Neu: ${id}` } });

interface Opened {
  /** What stayed open over the load of the page. */
  before?: typeof unseen;
  isLoggedIn?: boolean;
  /** A place where news covers nothing that one presses. */
  hasPlace?: boolean;
}

/** A page in front of a person, with the channel open where there is a session. */
async function open({ before = [], isLoggedIn = true, hasPlace = true }: Opened = {}) {
  vi.resetModules();
  let round = () => {};
  // The interval itself is not part of these tests.
  vi.stubGlobal('setInterval', (run: () => void) => {
    round = run;
    return 0;
  });
  const areas = {
    ...(isLoggedIn && { auth: { token: 'a', refreshToken: 'r' } }),
    notifications: { list: before.map(({ id, attributes }) => ({ id, ...attributes })) },
    news: { ids: before.map(({ id }) => id) },
  };
  const items = new Map(Object.entries(areas).map(([name, state]) => [name, JSON.stringify({ state, version: 1 })]));
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => items.set(name, text),
    removeItem: (name: string) => items.delete(name),
  });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false, querySelector: () => null }));
  vi.stubGlobal('navigator', { onLine: true });
  const { followNews } = await import('./follow-news.ts');
  const { isChannelOpen, keepChannel } = await import('../session/channel.ts');
  const { clearTokens } = await import('../stores/auth.ts');
  const { closeNotification, noteOnShow, notificationsStore } = await import('../stores/notifications.ts');
  const ids = () => notificationsStore.getState().list.map(({ id }) => id);
  expect(ids()).toEqual(before.map(({ id }) => id));
  // As the list of notifications does once it has a place for them.
  if (hasPlace) notificationsStore.subscribe(({ list }) => noteOnShow(list.map(({ id }) => id)));
  followNews();
  keepChannel(() => () => {});
  if (isLoggedIn) await expect.poll(isChannelOpen).toBe(true);
  /** As staff changes the news: the server tells the page. */
  const publish = (news: typeof unseen) => {
    unseen = news;
    stream?.write('event: news\ndata: null\n\n');
  };
  const shows = (...wanted: string[]) => expect.poll(ids).toEqual(wanted);
  return { publish, shows, close: closeNotification, logOut: clearTokens, nextRound: () => round() };
}

beforeEach(() => {
  seen = [];
  asked = 0;
  isSilent = false;
});

it('news that are published while another piece stays open are shown beside it; those that waited before go on waiting', async () => {
  unseen = [stays('fair'), stays('later')];
  const { publish, shows, close } = await open();
  await shows('fair');
  publish([...unseen, goes('machine')]);
  await shows('fair', 'machine');
  close('machine');
  publish([...unseen, stays('recall')]);
  await shows('fair', 'recall');
  await expect.poll(() => seen).toEqual(['machine']);
  close('fair');
  await expect.poll(() => seen).toEqual(['machine', 'fair']);
  close('recall');
  await expect.poll(() => seen).toEqual(['machine', 'fair', 'recall']);
  publish(unseen);
  await shows('later');
});

it('a piece of news that is withdrawn, or whose time is over, goes and does not count as seen', async () => {
  unseen = [stays('fair')];
  const { publish, shows } = await open();
  await shows('fair');
  publish([]);
  await shows();
  publish([stays('fair')]);
  await shows('fair');
  expect(seen).toEqual([]);
});

it('pieces that stayed open over a load count as seen once they are closed, and nothing joins them by it', async () => {
  unseen = [stays('fair'), stays('recall'), stays('later')];
  const { publish, shows, close } = await open({ before: [stays('fair'), stays('recall')] });
  publish([...unseen, stays('machine'), stays('price')]);
  await shows('fair', 'recall', 'machine', 'price');
  close('recall');
  await expect.poll(() => seen).toEqual(['recall']);
  close('fair');
  await expect.poll(() => seen).toEqual(['recall', 'fair']);
});

it('a piece that stayed open over a load goes when it is no longer news, and does not count as seen', async () => {
  unseen = [stays('recall')];
  const { shows } = await open({ before: [stays('fair'), stays('recall')] });
  await shows('recall');
  expect(seen).toEqual([]);
});

it('a page without a session shows no news, also none that stayed open over the load', async () => {
  const { shows } = await open({ before: [stays('fair')], isLoggedIn: false });
  await shows();
  unseen = [stays('fair')];
  const page = await open({ before: [stays('fair')] });
  page.publish([...unseen, goes('machine')]);
  await page.shows('fair', 'machine');
  page.logOut();
  await page.shows();
  await expect.poll(() => seen).toEqual(['machine']);
});

it('what waits for a place holds up nothing that is published meanwhile', async () => {
  unseen = [goes('machine')];
  const { publish, shows } = await open({ hasPlace: false });
  await shows('machine');
  publish([...unseen, stays('recall')]);
  await shows('machine', 'recall');
  expect(seen).toEqual([]);
});

it('an answer that never comes is given up, and the next round asks again', async () => {
  unseen = [];
  const { publish, shows, nextRound } = await open();
  await expect.poll(() => asked).toBe(1);
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(late.signal);
  onTestFinished(() => timeout.mockRestore());
  isSilent = true;
  publish([stays('fair')]);
  await expect.poll(() => asked).toBe(2);
  expect(timeout).toHaveBeenCalledWith(8000);
  isSilent = false;
  late.abort();
  await expect
    .poll(() => {
      nextRound();
      return asked;
    })
    .toBeGreaterThan(2);
  await shows('fair');
});
