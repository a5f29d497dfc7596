import { NOTIFICATION_POLL_MS, unseenAnswer } from '@vitrine/contract/notifications.ts';
import type * as z from 'zod/mini';
import { apiFetch } from '../api/client.ts';
import { platform } from '../platform.ts';
import { isChannelOpen, onServerEvent } from '../session/channel.ts';
import { sessionToken } from '../session/session-token.ts';
import { authStore } from '../stores/auth.ts';
import { closeNotification, notificationsStore, notify } from '../stores/notifications.ts';
import { currentUser } from '../stores/objects.ts';
import { hasServer } from '../stores/offline-mode.ts';

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

/** What was shown here, and to whom: it is not shown again when it could not be marked as seen. */
const shown = new Set<string>();

/** Answers whether it came on show. */
async function show({ id, attributes }: News): Promise<boolean> {
  const showing = `${id} ${currentUser()?.id}`;
  const isNew = !shown.has(showing);
  if (isNew) {
    // Whoever logs out leaves no news of the catalogue behind, neither on show nor to come.
    if (!sessionToken()) return true;
    notify(() => attributes, id);
    const unfollow = authStore.subscribe(() => !sessionToken() && closeNotification(id));
    await gone(id);
    unfollow();
    if (!sessionToken()) return true;
    shown.add(showing);
  }
  // It may have gone by itself, so this is no use of the session and refreshes nothing: a later round marks it.
  await apiFetch(`notifications/${id}/seen`, { method: 'POST', token: authStore.getState().token }).catch(() => null);
  return isNew;
}

/**
 * Asks for news now, when the server says that there are others, and at a fixed interval while it does not tell by itself, while
 * somebody who is logged in looks and there is a connection, and shows one of them. Neither prolongs the session: nobody need have used the page.
 */
export function followNews(): void {
  let busy = false;
  let rungMeanwhile = false;
  async function ask() {
    const token = sessionToken();
    if (busy || platform.events.isHidden() || !hasServer() || !token) return;
    busy = true;
    try {
      const { data } = unseenAnswer.parse(await apiFetch('notifications/unseen', { token }));
      // One a round: one after the other they would cover the page for as long as there are any.
      for (const news of data) if (await show(news)) break;
    } catch {
      // News are worth no message of their own: the next round asks again.
    } finally {
      busy = false;
    }
    if (!rungMeanwhile) return;
    rungMeanwhile = false;
    void ask();
  }
  setInterval(() => void (isChannelOpen() || ask()), NOTIFICATION_POLL_MS);
  onServerEvent(({ event }) => {
    if (event !== 'news') return;
    if (busy) rungMeanwhile = true;
    else void ask();
  });
  platform.events.onVisibility(() => void ask());
  authStore.subscribe(() => void ask());
  void ask();
}
