import { NEWS_PATH } from '@vitrine/contract/notifications.ts';
import { LANGUAGES } from '@vitrine/contract/sites.ts';
import type { CurrentRelease } from '@vitrine/release/current-release.ts';
import type { News } from './news.ts';

export interface NewsTimes {
  /** Calls when other news are to be told than before: they were published, or one begins or ends. Answers how to stop. */
  onChange(listener: () => void): () => void;
  close(): void;
}

/** The longest time that a timer takes, ms. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/** The next time after `now` (ms) at which one of these news begins or ends; null when there is none. */
export function nextTime(news: readonly Pick<News, 'begins' | 'ends'>[], now: number): number | null {
  const times = news
    .flatMap(({ begins, ends }) => [begins, ends])
    .flatMap((time) => (time === undefined ? [] : [Date.parse(time)]))
    .filter((time) => time > now);
  return times.length > 0 ? Math.min(...times) : null;
}

/** Watches the news of the current release. */
export function watchNews(release: CurrentRelease, newsOf: (site: (typeof LANGUAGES)[number]) => readonly News[]): NewsTimes {
  const listeners = new Set<() => void>();
  const hashes = () => LANGUAGES.map((site) => release.get(site, NEWS_PATH)?.hash).join();
  let before = hashes();
  let timer: NodeJS.Timeout | undefined;

  function tell() {
    for (const listener of listeners) listener();
  }
  function plan() {
    clearTimeout(timer);
    const now = Date.now();
    const next = nextTime(
      LANGUAGES.flatMap((site) => newsOf(site)),
      now,
    );
    if (next === null) return;
    const isDue = next - now <= TIMER_MAX_MS;
    timer = setTimeout(
      () => {
        if (isDue) tell();
        plan();
      },
      Math.min(next - now, TIMER_MAX_MS),
    );
    timer.unref();
  }
  const stop = release.on('change', () => {
    const after = hashes();
    if (after === before) return;
    before = after;
    plan();
    tell();
  });
  plan();
  return {
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      stop();
      clearTimeout(timer);
    },
  };
}
