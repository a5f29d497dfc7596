import type { Stage } from './state.ts';

/** Parallel workers of each stage (shell.md 9). */
export const WORKERS: Record<Stage, number> = { dataObjects: 20, images: 1, renderings: 4, videos: 1, pdfs: 1, 360: 1 };
/** An idle worker looks again after this time (shell.md 9). */
export const IDLE_POLL_MS = 40;
/** Tries after the first one (shell.md 9, "3 per image or 360 asset"). */
export const RETRIES = 3;
/** Beside the files themselves: texts of the catalogue, and what a file system rounds up. */
export const SPARE_BYTES = 16 * 1024 * 1024;
/** How often a load is planned anew because its release went away under it. */
export const MOST_PLANS = 5;
/** How long a load waits for the system to say that the computer stays awake. */
export const AWAKE_MS = 2000;
/** The state is told at most this often for bytes alone. */
export const PROGRESS_MS = 200;
/** Before that a speed says nothing about the time that remains. */
export const FIRST_ESTIMATE_MS = 2000;
/** Files of the catalogue are read again so long after the start of the app, … */
export const FIRST_LOOK_MS = 30_000;
/** … with at least this pause between two of them, … */
export const LOOK_PAUSE_MS = 50;
/** … and a pause that is so many times as long as the reading took: 4 GB keep a disk busy for seconds. */
export const LOOK_SHARE = 4;
