import { rm } from 'node:fs/promises';
import { convertVideosJob } from '@vitrine/jobs/convert-videos.ts';
import { type ConvertedVideo, createConvertedVideos } from '@vitrine/release/assets/converted-videos.ts';
import { createOriginals } from '@vitrine/release/assets/originals.ts';
import { type Handler, handle } from '../queue/run-queue.ts';
import { convertVideo, type VideoTools } from './convert-video.ts';
import { findFfmpeg } from './find-ffmpeg.ts';
import { type UploadedVideo, uploadedVideos } from './video-repository.ts';
import { wantedHeights } from './wanted-heights.ts';

const NOTHING_INSTALLED = 'by hand: no ffmpeg';

interface VideoConversion {
  handler: Handler;
  /** What /health/state says: "ffmpeg 5.1", or that versions are uploaded by hand. */
  state(): string;
  /** Ends what is being made; the next worker goes on. */
  stop(): void;
}

function isComplete({ hasPoster, heightsByHand }: UploadedVideo, known: ConvertedVideo | null): boolean {
  if (!known || known.seconds === null || !(hasPoster || known.still)) return false;
  return wantedHeights(known, [...heightsByHand, ...known.versions.map(({ height }) => height)]).length === 0;
}

/**
 * Makes versions by height and stills of videos, where ffmpeg is installed; elsewhere they are uploaded by hand. A video that
 * cannot be converted is passed over until its file changes or the worker starts anew: the app shows it as it is.
 */
export async function createVideoConversion(options: Omit<VideoTools, 'signal'>): Promise<VideoConversion> {
  const { pool, files, scratch, log } = options;
  const ffmpeg = await findFfmpeg();
  const stopping = new AbortController();
  const tools: VideoTools = { ...options, signal: stopping.signal };
  const failed = new Set<string>();
  log.info({ videos: ffmpeg ?? NOTHING_INSTALLED }, 'video conversion');

  async function convertIfNeeded(video: UploadedVideo): Promise<void> {
    try {
      const source = await createOriginals(pool, files).find('videos', video.upload);
      const known = await createConvertedVideos(pool, files).find(source.hash);
      if (failed.has(source.hash) || isComplete(video, known)) return;
      failed.add(source.hash);
      await convertVideo(tools, video, source, known);
      failed.delete(source.hash);
    } catch (error) {
      if (stopping.signal.aborted) throw error;
      log.warn({ video: video.upload.id, reason: error instanceof Error ? error.message : 'unknown' }, 'video not converted');
    }
  }

  return {
    state: () => ffmpeg ?? NOTHING_INSTALLED,
    stop: () => stopping.abort(),
    handler: handle(convertVideosJob, async () => {
      if (!ffmpeg) return;
      // One job of this queue runs at a time: what is in the folder was left by a worker that was killed.
      await rm(scratch, { recursive: true, force: true, maxRetries: 10 });
      for (const video of await uploadedVideos(pool)) await convertIfNeeded(video);
    }),
  };
}
