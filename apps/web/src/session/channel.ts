import { EVENTS_PATH, HEARTBEAT_MS, parseServerEvents, type ServerEvent } from '@vitrine/contract/server-events.ts';
import { apiResponse } from '../api/client.ts';
import { ApiFailure } from '../api/failure.ts';
import { platform } from '../platform.ts';
import { authStore } from '../stores/auth.ts';
import { followServer, hasServer } from '../stores/offline-mode.ts';
import { sessionToken } from './session-token.ts';

/** A stream that is silent for longer has broken without a word, ms. */
const SILENT_MS = HEARTBEAT_MS * 2.5;
/** The pause before the next try, ms: it doubles with each failure. */
const PAUSE_MIN_MS = 2000;
const PAUSE_MAX_MS = 120_000;

/** Runs something after a time (ms); answers how to stop it before. */
type StartTimer = (run: () => void, ms: number) => () => void;
const afterMs: StartTimer = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
let startTimer = afterMs;

type Listener = (event: ServerEvent) => void;
const listeners = new Set<Listener>();
let open = false;
/** Of the connection that is tried or open. */
let connection: AbortController | null = null;
let stopPause: (() => void) | null = null;
let failures = 0;
let wasOpen = false;

/** True while the server reports changes by itself, so that the page need not ask at an interval. */
export const isChannelOpen = (): boolean => open;

/** Calls for each event of the server. */
export const onServerEvent = (listener: Listener): void => void listeners.add(listener);

function notify(event: ServerEvent): void {
  for (const listener of listeners) listener(event);
}

/** Reads the stream to its end. Throws when it breaks, is silent for too long or is given up. */
async function read(own: AbortController): Promise<void> {
  const watch = () => startTimer(() => own.abort(), SILENT_MS);
  let stopWatch = watch();
  try {
    const response = await apiResponse(EVENTS_PATH, { token: sessionToken(), signal: own.signal });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (!reader) return;
    open = true;
    failures = 0;
    // Events were lost while the stream was closed.
    if (wasOpen) notify({ event: 'news', data: null });
    wasOpen = true;
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      stopWatch();
      stopWatch = watch();
      const parsed = parseServerEvents(rest + value);
      rest = parsed.rest;
      for (const event of parsed.events) notify(event);
    }
  } finally {
    stopWatch();
  }
}

/** Half of the pause is random, so that pages that lost one server do not all come back at once. */
function pauseMs(error: unknown): number {
  const usual = Math.min(PAUSE_MAX_MS, PAUSE_MIN_MS * 2 ** Math.min(failures, 10));
  const asked = error instanceof ApiFailure && error.retryAfter !== null ? error.retryAfter * 1000 : 0;
  return Math.max(usual, asked) * (0.5 + Math.random() / 2) + asked / 2;
}

const isWanted = () => sessionToken() !== null && !platform.events.isHidden() && hasServer();

async function connect(): Promise<void> {
  const own = new AbortController();
  connection = own;
  let failure: unknown = null;
  try {
    await read(own);
  } catch (error) {
    failure = error;
  }
  // Given up: the page is hidden, without a connection or logged out.
  if (connection !== own) return;
  if (failure !== null) failures++;
  // The answer to a question of the page's own decides whether the session has ended.
  if (failure instanceof ApiFailure && failure.kind === 'unauthorized') notify({ event: 'session', data: null });
  open = false;
  connection = null;
  stopPause = startTimer(() => {
    stopPause = null;
    follow();
  }, pauseMs(failure));
}

/**
 * What the page does as its state changes:
 *
 *   closed ──wanted──▶ connecting ──answer──▶ open
 *      ▲                   │ failure           │ end, silence
 *      │                   ▼                   ▼
 *      └──not wanted──── pause ◀───────────────┘   (pause ──time──▶ connecting)
 */
function follow(): void {
  if (isWanted()) {
    if (!connection && !stopPause) void connect();
    return;
  }
  const left = connection;
  connection = null;
  open = false;
  stopPause?.();
  stopPause = null;
  left?.abort();
}

/**
 * Keeps one stream of events to the server open while a person who is logged in looks at the page and it comes from the server. A page
 * that is hidden holds none: browsers have six connections to a server without HTTP/2. The session does not last longer by it.
 */
export function keepChannel(timer = afterMs): void {
  startTimer = timer;
  platform.events.onVisibility(follow);
  followServer(follow);
  authStore.subscribe(follow);
  follow();
}
