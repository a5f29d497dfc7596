import { type Notification, notification } from '@vitrine/contract/notifications.ts';
import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { createArea } from './area.ts';
import { randomId } from './random-id.ts';

const notificationsState = z.object({ list: z.array(notification) });

/** Area `notifications`: what is on show, oldest first. */
export const notificationsStore = createArea({
  name: 'notifications',
  version: 1,
  schema: notificationsState,
  initial: { list: [] },
});

/** Errors stay until they are closed; anything else has its time (look.md, "Controls", toast). */
export const staysOpen = ({ icon, style }: Notification) => icon === 'error' || style === 'error';

/** What has its time is shown once: the next page would tell it again, maybe in another language than it was written in. */
const { list: before } = notificationsStore.getState();
if (!before.every(staysOpen)) notificationsStore.setState({ list: before.filter(staysOpen) });

/**
 * Shows a notification. One with a `singleNotificationKey` replaces the one of the same key.
 * `action` is a path of the app or an absolute URL, `actionText` its words.
 */
export function notify(next: Omit<Notification, 'id'> & { id?: string }): void {
  const added: Notification = { ...next, id: next.id ?? randomId() };
  notificationsStore.setState(({ list }) => ({
    list: [
      ...list.filter(
        (n) => n.id !== added.id && (!added.singleNotificationKey || n.singleNotificationKey !== added.singleNotificationKey),
      ),
      added,
    ],
  }));
}
export const closeNotification = (id: string) =>
  notificationsStore.setState(({ list }) => ({ list: list.filter((n) => n.id !== id) }));
/** Closes the notification of a key: what it says is not so any more. */
export const closeSingle = (key: string) =>
  notificationsStore.setState(({ list }) => ({ list: list.filter((n) => n.singleNotificationKey !== key) }));
export const useNotifications = () => useStore(notificationsStore, (state) => state.list);
