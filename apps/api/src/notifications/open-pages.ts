import { activeSessions } from '@vitrine/accounts/sessions/session-repository.ts';
import { HEARTBEAT_MS } from '@vitrine/contract/server-events.ts';
import { type DatabaseListener, listenTo } from '@vitrine/server/database-listener.ts';
import { plainError } from '@vitrine/server/plain-error.ts';
import type { ApiContext } from '../context.ts';
import { tooManyRequests } from '../http/limits.ts';
import { Problem } from '../http/problem.ts';
import { createEventStream, type EventStream } from './event-stream.ts';
import type { NewsTimes } from './news-times.ts';

/** Channel of the database on which a session's end is announced (migration 0022), by the id of the session. */
const SESSION_CHANNEL = 'vitrine_session';
/** Most open pages of one account, and of this process: each holds a socket and some 20 kB. */
const ACCOUNT_MAX = 10;
const ALL_MAX = 2000;
const RETRY_SECONDS = 60;
/** How often the page's file is looked at for a new build, ms. */
const BUILD_MS = 1000;
/** How often the sessions of open pages are checked: one may be over by age, or its announcement was lost. */
const SWEEP_MS = 5000;

interface Page {
  accountId: string;
  sessionId: string;
  stream: EventStream;
}

export interface OpenPages {
  /** Tells a page of its session from now on. Throws a Problem where there are too many. */
  open(caller: { accountId: string; sessionId: string }): Promise<EventStream>;
  size(): number;
  close(): Promise<void>;
}

/**
 * The open pages and their events: a new release, news, a new web app, the end of their session. Each process serves its own pages and
 * hears of changes from the database. It does nothing while no page is open.
 */
export function createOpenPages(
  {
    environment,
    log,
    pool,
    release,
    access,
    webBuild,
  }: Pick<ApiContext, 'environment' | 'log' | 'pool' | 'release' | 'access' | 'webBuild'>,
  news: NewsTimes,
  limits = { account: ACCOUNT_MAX, all: ALL_MAX },
): OpenPages {
  const pages = new Set<Page>();
  let listener: DatabaseListener | null = null;
  let closed = false;
  const all = (send: (stream: EventStream) => void) => {
    for (const { stream } of pages) send(stream);
  };

  function endSessions(gone: (sessionId: string) => boolean) {
    for (const page of pages) {
      if (!gone(page.sessionId)) continue;
      access.forget(page.sessionId);
      page.stream.send({ event: 'session', data: null });
      page.stream.end();
      pages.delete(page);
    }
  }

  async function sweep() {
    if (pages.size === 0) return;
    const asked = new Set(Array.from(pages, ({ sessionId }) => sessionId));
    const active = await activeSessions(pool, [...asked]);
    endSessions((id) => asked.has(id) && !active.has(id));
  }
  const sweepSafely = () =>
    sweep().catch((error: unknown) => log.warn({ err: plainError(error) }, 'sessions of open pages could not be checked'));

  let build: string | null = null;
  async function lookForBuild() {
    if (pages.size === 0) return;
    const found = await webBuild();
    if (found === null || found === build) return;
    build = found;
    all((stream) => stream.send({ event: 'web-build', data: found }));
  }

  const stopRelease = release.on('change', (id) => all((stream) => stream.send({ event: 'release', data: id })));
  const stopNews = news.onChange(() => all((stream) => stream.send({ event: 'news', data: null })));
  const timers = [
    setInterval(() => all((stream) => stream.beat()), HEARTBEAT_MS),
    setInterval(() => void sweepSafely(), SWEEP_MS),
    setInterval(() => void lookForBuild().catch(() => {}), BUILD_MS),
  ];
  for (const timer of timers) timer.unref();

  return {
    async open(caller) {
      if (closed || pages.size >= limits.all) {
        throw new Problem('unavailable', { headers: { 'retry-after': String(RETRY_SECONDS) } });
      }
      const own = Array.from(pages).filter(({ accountId }) => accountId === caller.accountId).length;
      if (own >= limits.account) throw tooManyRequests(RETRY_SECONDS);
      listener ??= listenTo(environment.databaseUrl, { channel: SESSION_CHANNEL, what: 'ends of sessions' }, log, (payload) => {
        if (payload === null) void sweepSafely();
        else endSessions((id) => id === payload);
      });
      const stream = createEventStream();
      const page = { ...caller, stream };
      pages.add(page);
      stream.body.on('close', () => pages.delete(page));
      try {
        stream.send({ event: 'release', data: release.releaseId });
        const found = await webBuild().catch(() => null);
        if (found !== null) {
          build ??= found;
          stream.send({ event: 'web-build', data: found });
        }
        // The session may have ended between the check of the caller and the registration of this page.
        const active = await activeSessions(pool, [caller.sessionId]);
        if (!active.has(caller.sessionId)) endSessions((id) => id === caller.sessionId);
      } catch (error) {
        // A stream that is not handed on is never closed: it would keep its place.
        pages.delete(page);
        stream.body.destroy();
        throw error;
      }
      return stream;
    },
    size: () => pages.size,
    async close() {
      closed = true;
      stopRelease();
      stopNews();
      for (const timer of timers) clearInterval(timer);
      all((stream) => stream.end());
      await listener?.close();
    },
  };
}
