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
import { stayingNews } from '../stores/staying-news.ts';

/** A call without an answer ends after this, in ms: the next one does not wait for it. */
const ANSWER_MS = 8000;

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
  apiFetch(`notifications/${id}/seen`, {
    method: 'POST',
    token: authStore.getState().token,
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch(() => null);

/** News on show here, or waiting for a place. What stays until it is closed counts as seen then, unless it was taken back before. */
const followed = new Set<string>();

/**
 * Shows a piece of news; false if it was shown before. What goes by itself counts as seen from the moment it is on show, so that a reload
 * does not bring it back.
 */
function show({ id, attributes }: News): boolean {
  const showing = `${id} ${currentUser()?.id}`;
  if (shown.has(showing)) {
    void markSeen(id);
    return false;
  }
  const stays = staysOpen({ ...attributes, id });
  if (stays) stayingNews.setState(({ ids }) => ({ ids: [...ids.filter((one) => one !== id), id] }));
  followed.add(id);
  notify(() => attributes, id);
  if (!stays) void comesUp(id).then((isUp) => isUp && markSeen(id));
  void gone(id).then(() => {
    const isTakenBack = !followed.delete(id);
    if (isTakenBack) return;
    shown.add(showing);
    if (stays) void markSeen(id);
  });
  return true;
}

function takeBack(id: string): void {
  followed.delete(id);
  closeNotification(id);
}

/**
 * Takes away what stays and is not told any more: it was withdrawn, or its time is over, perhaps while the app was closed. `before`: what
 * stayed when the server was asked; another tab may have shown more since.
 */
function keepTold(told: readonly string[], before: readonly string[]): void {
  const over = before.filter((id) => !told.includes(id));
  if (over.length === 0) return;
  stayingNews.setState(({ ids }) => ({ ids: ids.filter((id) => !over.includes(id)) }));
  for (const id of over) takeBack(id);
}

/** What was told to one person is not for the next one. */
function takeAllBack(): void {
  keepTold([], stayingNews.getState().ids);
  for (const id of followed) takeBack(id);
}

/**
 * Asks for news and shows one piece of them: now, when the server says that the news changed, and at a fixed interval while the channel is
 * closed or an answer is missing. It asks only while the page is visible, a person is logged in and the server can be reached. These calls do
 * not prolong the session, because the person may not be using the page.
 */
export function followNews(): void {
  let busy = false;
  let rungMeanwhile = false;
  let isAnswerMissing = false;
  /** Of the answers while a piece is on show: what was in the first one, and what has joined it. */
  let known = new Set<string>();
  function tell(news: readonly News[], before: readonly string[]): void {
    const ids = news.map(({ id }) => id);
    keepTold(ids, before);
    const isBeside = followed.size > 0;
    if (!isBeside) known = new Set(ids);
    // What stayed open over a load of the page is followed again.
    for (const one of news) if (isListed(one.id) && !followed.has(one.id)) show(one);
    // One piece a round: shown one after the other, they would cover the page. Beside one on show, only what came after it is shown.
    const due = followed.size > 0 ? news.filter(({ id }) => !known.has(id)) : news;
    for (const one of due) {
      known.add(one.id);
      if (show(one) && !(isBeside && staysOpen({ ...one.attributes, id: one.id }))) break;
    }
  }
  async function ask() {
    const token = sessionToken();
    if (!token) takeAllBack();
    if (busy || platform.events.isHidden() || !hasServer() || !token) return;
    busy = true;
    try {
      const before = stayingNews.getState().ids;
      const answer = await apiFetch('notifications/unseen', { token, signal: AbortSignal.timeout(ANSWER_MS) });
      isAnswerMissing = false;
      // The person may have logged out meanwhile.
      if (sessionToken()) tell(readAnswer(unseenAnswer, answer).data, before);
    } catch {
      // A failure is not worth a message: the next round asks again.
      isAnswerMissing = true;
    } finally {
      busy = false;
    }
    if (!rungMeanwhile) return;
    rungMeanwhile = false;
    void ask();
  }
  setInterval(() => void ((isChannelOpen() && !isAnswerMissing) || ask()), NOTIFICATION_POLL_MS);
  onServerEvent(({ event }) => {
    if (event !== 'news') return;
    if (busy) rungMeanwhile = true;
    else void ask();
  });
  platform.events.onVisibility(() => void ask());
  authStore.subscribe(() => void ask());
  void ask();
}
