import { fileURLToPath } from 'node:url';
import { type ErrorFrame, errorReport } from '@vitrine/contract/error-reports.ts';
import { pool } from 'workerpool';

/** Reports whose places wait to be read; of more the places stay those of the built app. */
const WAITING_MAX = 20;

interface ReadableFrames {
  /** Places of the built app as places of our sources (source-maps.ts). */
  read(frames: readonly ErrorFrame[]): Promise<ErrorFrame[]>;
  close(): Promise<void>;
}

/** Reads places by the maps in `folder` on a thread of its own, which starts with the first report. */
export function createReadableFrames(folder: string): ReadableFrames {
  const threads = pool(fileURLToPath(new URL('./source-map-thread.ts', import.meta.url)), {
    workerType: 'thread',
    maxWorkers: 1,
    maxQueueSize: WAITING_MAX,
    workerThreadOpts: { argv: [folder] },
  });
  return {
    async read(frames) {
      if (frames.length === 0) return [];
      try {
        return errorReport.shape.frames.parse(await threads.exec('read', [[...frames]]));
      } catch {
        return [...frames];
      }
    },
    close: async () => void (await threads.terminate(true)),
  };
}
