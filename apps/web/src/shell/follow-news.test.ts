import { createServer, type ServerResponse } from 'node:http';
import type { Notification } from '@vitrine/contract/notifications.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { serveApi } from '../testing/serve-api.ts';

/** News that the person has not seen, in the order of the answer. */
let unseen: { id: string; attributes: Omit<Notification, 'id'> }[] = [];
let seen: string[] = [];
let stream: ServerResponse | null = null;
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
      response
        .writeHead(200, { 'content-type': 'application/vnd.api+json' })
        .end(JSON.stringify({ status_code: 200, data: unseen }));
    }
  }),
);

const stays = (id: string) => ({ id, attributes: { icon: 'add' as const, text: `Neu: ${id}`, deleteOnClose: true } });
const goes = (id: string) => ({ id, attributes: { icon: 'add' as const, text: `Neu: ${id}` } });

/** A page in front of a person with a session, and with the channel open; `before`: what stayed open over the load of the page. */
async function open(before: typeof unseen = []) {
  vi.resetModules();
  // The interval is not part of these tests.
  vi.stubGlobal('setInterval', () => 0);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) =>
      name === 'auth' ? JSON.stringify({ state: { token: 'a', refreshToken: 'r' }, version: 1 }) : null,
    setItem: () => {},
    removeItem: () => {},
  });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false, querySelector: () => null }));
  vi.stubGlobal('navigator', { onLine: true });
  const { followNews } = await import('./follow-news.ts');
  const { isChannelOpen, keepChannel } = await import('../session/channel.ts');
  const { closeNotification, noteOnShow, notificationsStore, notify } = await import('../stores/notifications.ts');
  for (const { id, attributes } of before) notify(() => attributes, id);
  const ids = () => notificationsStore.getState().list.map(({ id }) => id);
  // As the list of notifications does once it has a place for them.
  notificationsStore.subscribe(({ list }) => noteOnShow(list.map(({ id }) => id)));
  followNews();
  keepChannel(() => () => {});
  await expect.poll(isChannelOpen).toBe(true);
  /** As staff changes the news: the server tells the page. */
  const publish = (news: typeof unseen) => {
    unseen = news;
    stream?.write('event: news\ndata: null\n\n');
  };
  const shows = (...wanted: string[]) => expect.poll(ids).toEqual(wanted);
  return { publish, shows, close: closeNotification };
}

beforeEach(() => {
  seen = [];
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
  expect(seen).toEqual(['machine']);
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
  const { publish, shows, close } = await open([stays('fair'), stays('recall')]);
  publish([...unseen, stays('machine'), stays('price')]);
  await shows('fair', 'recall', 'machine', 'price');
  close('recall');
  await expect.poll(() => seen).toEqual(['recall']);
  close('fair');
  await expect.poll(() => seen).toEqual(['recall', 'fair']);
});
