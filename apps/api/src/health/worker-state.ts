import type { Queryable } from '@vitrine/server/database.ts';
import { z } from 'zod';
import type { PartState } from './part.ts';

/** Seconds without a sign of life after which a worker counts as gone; it gives one every 5. */
const SILENT_SECONDS = 20;

const workerRow = z.object({ browser: z.string(), ffmpeg: z.string() });

interface WorkerStates {
  worker: PartState;
  browser: PartState;
  /** Never the reason for not being ready: without it versions of videos are uploaded by hand. */
  videos: PartState;
}

export async function workerStates(db: Queryable): Promise<WorkerStates> {
  const { rows } = await db.query(
    'select browser, ffmpeg from vitrine.worker where seen_at > now() - make_interval(secs => $1)',
    [SILENT_SECONDS],
  );
  const workers = z.array(workerRow).parse(rows);
  if (workers.length === 0) {
    return {
      worker: { ok: false, state: 'none running' },
      browser: { ok: false, state: 'no worker' },
      videos: { ok: true, state: 'no worker' },
    };
  }
  const ready = workers.some(({ browser }) => browser === 'ready');
  const videos = workers.map((worker) => worker.ffmpeg);
  return {
    worker: { ok: true, state: `${workers.length} running` },
    browser: { ok: ready, state: ready ? 'ready' : (workers[0]?.browser ?? 'none') },
    videos: { ok: true, state: videos.find((state) => state.startsWith('ffmpeg')) ?? videos[0] ?? '' },
  };
}
