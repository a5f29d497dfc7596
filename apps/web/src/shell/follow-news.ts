import { NOTIFICATION_POLL_MS, unseenAnswer } from '@vitrine/contract/notifications.ts';
import type * as z from 'zod/mini';
import { apiFetch } from '../api/client.ts';
import { authStore } from '../stores/auth.ts';
import { notificationsStore, notify } from '../stores/notifications.ts';

type News = z.infer<typeof unseenAnswer>['data'][number];

const isShown = (id: string) => notificationsStore.getState().list.some((n) => n.id === id);

/** Resolves when a notification is not on show any more: its time was over, or the person closed or followed it. */
const gone = (id: string) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (isShown(id)) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = notificationsStore.subscribe(check);
    check();
  });

async function show({ id, attributes }: News): Promise<void> {
  notify(() => attributes, id);
  await gone(id);
  await apiFetch(`notifications/${id}/seen`, { method: 'POST' });
}

/**
 * Asks for news now and at a fixed interval, while somebody who is logged in looks and there is a connection, and shows
 * one after the other. What could not be marked as seen comes again.
 */
export function followNews(): void {
  let busy = false;
  async function ask() {
    const { token } = authStore.getState();
    if (busy || document.hidden || !navigator.onLine || !token) return;
    busy = true;
    try {
      // With a token that is too old it is refused, and not refreshed: nobody used the page. The next use brings a new one, and the news.
      const { data } = unseenAnswer.parse(await apiFetch('notifications/unseen', { token }));
      for (const news of data) await show(news);
    } catch {
      // News are worth no message of their own: the next round asks again.
    } finally {
      busy = false;
    }
  }
  setInterval(() => void ask(), NOTIFICATION_POLL_MS);
  document.addEventListener('visibilitychange', () => void ask());
  authStore.subscribe(() => void ask());
  void ask();
}
