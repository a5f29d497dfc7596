import { NOTIFICATION_POLL_MS, unseenAnswer } from '@vitrine/contract/notifications.ts';
import { readAnswer } from '@vitrine/contract/read-answer.ts';
import type * as z from 'zod/mini';
import { apiFetch } from '../api/client.ts';
import { platform } from '../platform.ts';
import { isChannelOpen, onServerEvent } from '../session/channel.ts';
import { sessionToken } from '../session/session-token.ts';
import { authStore } from '../stores/auth.ts';
import { closeNotification, notificationsStore, notify, staysOpen } from '../stores/notifications.ts';
import { currentUser } from '../stores/objects.ts';
import { hasServer } from '../stores/offline-mode.ts';

type News = z.infer<typeof unseenAnswer>['data'][number];

const isListed = (id: string) => notificationsStore.getState().list.some((n) => n.id === id);

/** Resolves when a notification is not on show any more: its time was over, or the person closed or followed it. */
const gone = (id: string) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (isListed(id)) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = notificationsStore.subscribe(check);
    check();
  });

/** Resolves with true once a notification is on show, with false when it went before that. */
const comesUp = (id: string) =>
  new Promise<boolean>((resolve) => {
    const check = () => {
      const isUp = notificationsStore.getState().cameUp.has(id);
      if (!isUp && isListed(id)) return;
      unsubscribe();
      resolve(isUp);
    };
    const unsubscribe = notificationsStore.subscribe(check);
    check();
  });

/** What was shown here, and to whom: it is not shown again if marking it as seen failed. */
const shown = new Set<string>();

/** This call does not count as use of the session, because news may come and go by themselves, and refreshes nothing; a later round repeats it. */
const markSeen = (id: string) =>
  apiFetch(`notifications/${id}/seen`, { method: 'POST', token: authStore.getState().token }).catch(() => null);

/** News on show that stay until they are closed: then they count as seen, unless the server took them back before. */
const staying = new Set<string>();

/**
 * Returns whether it was shown, once it has gone; at once for what stays. What goes by itself counts as seen from the moment it is on show,
 * so that a reload does not bring it back; what stays until it is closed counts as seen then.
 */
async function show({ id, attributes }: News): Promise<boolean> {
  const showing = `${id} ${currentUser()?.id}`;
  if (shown.has(showing)) {
    await markSeen(id);
    return false;
  }
  // A log-out removes news that are shown and stops those to come.
  if (!sessionToken()) return true;
  notify(() => attributes, id);
  const unfollow = authStore.subscribe(() => !sessionToken() && closeNotification(id));
  const stays = staysOpen({ ...attributes, id });
  if (stays) staying.add(id);
  else if (await comesUp(id)) await markSeen(id);
  const closed = gone(id).then(async () => {
    unfollow();
    const isTakenBack = stays && !staying.delete(id);
    if (isTakenBack || !sessionToken()) return;
    shown.add(showing);
    if (stays) await markSeen(id);
  });
  if (!stays) await closed;
  return true;
}

/** Takes away what the server no longer tells: it was withdrawn, or its time is over. */
function takeBack(news: readonly News[]): void {
  for (const id of staying) {
    if (news.some((one) => one.id === id)) continue;
    staying.delete(id);
    closeNotification(id);
  }
}

/**
 * Asks for news and shows one piece of them: now, when the server says that the news changed, and at a fixed interval while the channel is
 * closed. It asks only while the page is visible, a person is logged in and the server can be reached. These calls do not prolong the
 * session, because the person may not be using the page.
 */
export function followNews(): void {
  let busy = false;
  let rungMeanwhile = false;
  /** Of the answers while a piece stays on show: what was in the first one, and what has joined it. */
  let known = new Set<string>();
  async function ask() {
    const token = sessionToken();
    if (busy || platform.events.isHidden() || !hasServer() || !token) return;
    busy = true;
    try {
      const { data } = readAnswer(unseenAnswer, await apiFetch('notifications/unseen', { token }));
      takeBack(data);
      const isBeside = staying.size > 0;
      if (!isBeside) known = new Set(data.map(({ id }) => id));
      // What stayed open over a load of the page is followed again.
      for (const news of data) if (isListed(news.id) && !staying.has(news.id)) await show(news);
      // One piece a round: shown one after the other, they would cover the page. Beside one that stays, only what came after it is shown.
      const due = staying.size > 0 ? data.filter(({ id }) => !known.has(id)) : data;
      for (const news of due) {
        known.add(news.id);
        if ((await show(news)) && !(isBeside && staying.has(news.id))) break;
      }
    } catch {
      // A failure is not worth a message: the next round asks again.
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
