import { type Notification, notification } from '@vitrine/contract/notifications.ts';
import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { createArea } from './area.ts';
import { randomId } from './random-id.ts';

type Said = Omit<Notification, 'id'>;

/** The `action` of a notification that loads the page anew. */
export const RELOAD = 'reload';

/** Errors interrupt what is read aloud. */
export const isUrgent = ({ icon, style }: Notification) => icon === 'error' || style === 'error';
/** Errors stay until they are closed, and so does what only closing deletes; anything else has its time (look.md, "Controls", toast). */
export const staysOpen = (n: Notification) => isUrgent(n) || n.deleteOnClose === true;
/** Said about the page on show, or about the session on it: nothing that is told where one goes next. */
export const isOfPage = ({ singleNotificationKey: key }: Notification) => key?.startsWith('page-');
/** Key of what a press on a control of offline mode is answered with. */
export const OFFLINE_MODE_KEY = 'desktop-offline-mode';
/** Said about the page on show, or in answer to a press: it comes at once or makes no sense. */
export const isAnswer = (n: Notification) => isOfPage(n) || n.singleNotificationKey === OFFLINE_MODE_KEY;
/** An answer to a press and an offer to load anew are over with the load. */
const isKept = (n: Notification) => staysOpen(n) && !isAnswer(n) && n.action !== RELOAD;

/** Area `notifications`: what outlives a load and is told in every tab. */
const kept = createArea({
  name: 'notifications',
  version: 1,
  schema: z.object({ list: z.array(notification) }),
  initial: { list: [] },
});

/** What this tab has to say, oldest first, and the ids of those that have come up: a notification may wait for a place. */
export const notificationsStore = createStore<{ list: Notification[]; cameUp: ReadonlySet<string> }>(() => ({
  list: kept.getState().list.filter(isKept),
  cameUp: new Set(),
}));
notificationsStore.subscribe(({ list }) => kept.setState({ list: list.filter(isKept) }));
kept.onOtherTab((_, { list }) =>
  notificationsStore.setState((own) => ({ list: [...own.list.filter((n) => !isKept(n)), ...list] })),
);

const said = new Map<string, () => Said>();
/** A notification in the language on show; one from before this load, or of another tab, in the words it was said in. */
export const sayAgain = (n: Notification): Notification => ({ ...n, ...said.get(n.id)?.() });

const keepThose = (wanted: (n: Notification) => boolean) =>
  notificationsStore.setState((state) => {
    const list = state.list.filter(wanted);
    return { list, cameUp: new Set(list.map(({ id }) => id).filter((id) => state.cameUp.has(id))) };
  });

/**
 * Shows a notification; `say` makes it, again when the language changes. One with a `singleNotificationKey` replaces the one of
 * the same key; a key that begins with `page-` ends with the page.
 * `action` is a path of the app or an absolute URL, `actionText` its words.
 */
export function notify(say: () => Said, id = randomId()): void {
  const added: Notification = { ...say(), id };
  const { singleNotificationKey: key } = added;
  said.set(id, say);
  keepThose((n) => n.id !== id && !(key && n.singleNotificationKey === key));
  notificationsStore.setState(({ list }) => ({ list: [...list, added] }));
}
/** Notes that notifications are on show. */
export function noteOnShow(ids: readonly string[]): void {
  const { cameUp } = notificationsStore.getState();
  if (ids.some((id) => !cameUp.has(id))) notificationsStore.setState({ cameUp: new Set([...cameUp, ...ids]) });
}
export const closeNotification = (id: string) => keepThose((n) => n.id !== id);
export const closeOfKey = (key: string) => keepThose((n) => n.singleNotificationKey !== key);
/** Closes what was said about the page that was left. */
export const closeOfPage = () => keepThose((n) => !isOfPage(n));
export const useCameUp = () => useStore(notificationsStore, (state) => state.cameUp);
export const useNotifications = () => useStore(notificationsStore, (state) => state.list);
