import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { parse } from 'node:path';
import { type ConvertedVideo, createConvertedVideos } from '@vitrine/release/assets/converted-videos.ts';
import { storeVideoStill } from '@vitrine/release/assets/video-still.ts';
import type { Pool } from '@vitrine/server/database.ts';
import { type FileStore, putAssetStream } from '@vitrine/server/files.ts';
import type { Log } from '@vitrine/server/log.ts';
import { makeVersion } from './make-version.ts';
import { type ProbedVideo, probeVideo } from './probe-video.ts';
import { openScratchFolder, type ScratchFolder } from './scratch-folder.ts';
import { takeStill } from './take-still.ts';
import { storeForRelease, type UploadedVideo } from './video-repository.ts';
import { wantedHeights } from './wanted-heights.ts';

export interface VideoTools {
  pool: Pool;
  files: FileStore;
  /** A folder of this machine, for copies of videos while they are converted. */
  scratch: string;
  log: Log;
  signal: AbortSignal;
}

/** The video's key in the file store, and its content hash. */
interface VideoSource {
  key: string;
  hash: string;
}

/** The video copied to where programs can read it. */
interface VideoCopy {
  hash: string;
  folder: ScratchFolder;
  path: string;
}

async function begin(
  tools: VideoTools,
  video: UploadedVideo,
  { path, hash }: VideoCopy,
  probed: ProbedVideo,
  known: ConvertedVideo | null,
) {
  const { files, pool, signal } = tools;
  if (known && known.seconds !== null && (known.still || video.hasPoster)) return;
  const isStillWanted = !(video.hasPoster || known?.still);
  const picture = isStillWanted ? await takeStill(path, probed, signal) : null;
  const still = picture ? await storeVideoStill(files, hash, picture) : (known?.still ?? null);
  await storeForRelease(pool, hash, (db) =>
    createConvertedVideos(db, files).begin(hash, { height: probed.height, seconds: probed.seconds, plays: probed.plays, still }),
  );
}

async function addVersion(tools: VideoTools, video: UploadedVideo, copy: VideoCopy, probed: ProbedVideo, height: number) {
  const { files, pool, log, signal } = tools;
  const started = performance.now();
  const target = copy.folder.path(`${height}.mp4`);
  await makeVersion(copy.path, target, height, probed, signal);
  const { size } = await stat(target);
  const url = await putAssetStream(files, `${parse(video.upload.filename).name}-${height}.mp4`, () => createReadStream(target));
  await rm(target);
  await storeForRelease(pool, copy.hash, (db) => createConvertedVideos(db, files).add(copy.hash, { height, url, size }));
  log.info({ video: video.upload.id, height, bytes: size, ms: Math.round(performance.now() - started) }, 'video version made');
}

/**
 * Makes what a video lacks: its still, then its versions from the smallest. Each is stored when it is whole, so that a worker that is
 * interrupted goes on with the next. Throws ProgramError.
 */
export async function convertVideo(
  tools: VideoTools,
  video: UploadedVideo,
  source: VideoSource,
  known: ConvertedVideo | null,
): Promise<void> {
  const folder = await openScratchFolder(tools.scratch);
  try {
    const copy = { hash: source.hash, folder, path: await folder.copy(tools.files, source.key, tools.signal) };
    const probed = await probeVideo(copy.path, tools.signal);
    await begin(tools, video, copy, probed, known);
    const made = (known?.versions ?? []).map(({ height }) => height);
    for (const height of wantedHeights(probed, [...video.heightsByHand, ...made])) {
      await addVersion(tools, video, copy, probed, height);
    }
  } finally {
    await folder.remove();
  }
}
