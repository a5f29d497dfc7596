import { language } from '@vitrine/contract/sites.ts';
import { packs } from '@vitrine/platform/catalogue-files/catalogue-index.ts';
import * as z from 'zod/mini';

/** Stages of a load in the order in which they run (shell.md 4). */
export const STAGES = ['dataObjects', 'images', 'renderings', 'videos', 'pdfs', '360'] as const;
export type Stage = (typeof STAGES)[number];

/** The order in which the loading overlay looks for the first unfinished stage (shell.md 2). */
export const STAGES_ON_SCREEN = ['dataObjects', 'images', 'renderings', '360', 'videos', 'pdfs'] as const satisfies Stage[];

/** Labels of the error overlay (shell.md 8). */
export const ERROR_TYPES = [
  'default',
  'dataObjectFailed',
  'imageFailed',
  'renderingFailed',
  'webrotate360Failed',
  'videoFailed',
  'pdfFailed',
  'internet',
] as const;
export type OfflineErrorType = (typeof ERROR_TYPES)[number];

/** Message of a failure for want of room on the disk; shell.md 8 has no type of its own for it, so that of the state is `default`. */
export const DISK_FULL = 'disk-full';

const counter = z.strictObject({ done: z.number(), total: z.number() });

/** How long offline mode has lasted, and what was said of it (age/age.ts). */
const age = z.strictObject({
  /** Ms that have passed for sure; what the server said at the last contact, and what the clocks agree on since. */
  confirmedMs: z.number(),
  /** Ms by which the computer's clock was set forward, or a very long time that the app was not running. */
  unconfirmedMs: z.number(),
  /** The computer's clock at the last look, ms since 1970. */
  lookedAt: z.number(),
  /** The highest day warning that was shown: 0 to 10. */
  notifiedDay: z.number(),
  notifiedLastHours: z.boolean(),
  notifiedClock: z.boolean(),
});
export type Age = z.infer<typeof age>;

/**
 * State of the offline mode. It moves only so:
 *
 *   online ──start──▶ loading ──all stages──▶ restoring ──pointer renamed──▶ offline
 *     ▲                │  ▲ │                                                  │
 *     │           pause│  │ └─failure──▶ error ──retry──▶ loading              │
 *     │                ▼  │                │                                   │
 *     │              paused                │                                   │
 *     └──────────── stay online ───────────┴───────── go online ───────────────┘
 *
 * A disk that cannot be read at the start of the app is an error too; a retry reads it again, and the mode stays until then.
 * An offline catalogue stays in use while a newer one is loaded: `isOffline` is true then and the phase is `loading`.
 */
export const offlineState = z.strictObject({
  phase: z.enum(['online', 'loading', 'paused', 'restoring', 'offline', 'error']),
  isOffline: z.boolean(),
  /** When offline mode was switched on, ms since 1970 by the server's clock; null while online. */
  offlineTimestamp: z.nullable(z.number()),
  /** Null while online. */
  age: z.nullable(age),
  /** The message of the failure, as it is reported. */
  error: z.nullable(z.string()),
  errorType: z.nullable(z.enum(ERROR_TYPES)),
  counters: z.strictObject({
    dataObjects: counter,
    images: counter,
    renderings: counter,
    videos: counter,
    pdfs: counter,
    360: counter,
  }),
  /** Bytes of the load that runs. */
  bytes: counter,
  /** Until the load ends, by its speed so far; null before that is known. */
  remainingMs: z.nullable(z.number()),
  /** Of the catalogue in use; while one is loaded, and without one in use, what was chosen last. */
  packs,
  /** The active catalogue on disk; null without one. */
  catalogue: z.nullable(
    z.strictObject({ release: z.number(), loadedAt: z.string(), bytes: z.number(), languages: z.array(language) }),
  ),
  /** Files of the active catalogue whose bytes the disk has changed: the next load brings them again. */
  damaged: z._default(z.number(), 0),
});
export type OfflineState = z.infer<typeof offlineState>;

const none = { done: 0, total: 0 };
export const INITIAL_STATE: OfflineState = {
  phase: 'online',
  isOffline: false,
  offlineTimestamp: null,
  age: null,
  error: null,
  errorType: null,
  counters: { dataObjects: none, images: none, renderings: none, videos: none, pdfs: none, 360: none },
  bytes: none,
  remainingMs: null,
  packs: { lines: null, withVideos: true },
  catalogue: null,
  damaged: 0,
};
