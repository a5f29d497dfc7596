import { platform } from '../../platform.ts';
import type { Frame } from './frames.ts';

/** Browsers open six connections to one origin under HTTP/1.1; more requests would only queue behind the page's pictures. */
const PARALLEL = 6;

/** Fetches one frame and decodes it off the main thread. Throws when the server does not answer with the picture. */
async function loadFrame(frame: Frame, width: number, signal: AbortSignal): Promise<ImageBitmap> {
  const response = await platform.origin.loadAsset(frame.url, { signal });
  if (!response.ok) throw new Error(`${frame.url}: ${response.status}`);
  const blob = await response.blob();
  return width < frame.width ? createImageBitmap(blob, { resizeWidth: width, resizeQuality: 'high' }) : createImageBitmap(blob);
}

/**
 * Loads all frames, in order of angle, no wider than `width` device px. `onProgress` hears of each finished frame.
 * Throws the first failure (also the abort); bitmaps that were made by then are released.
 */
export async function loadFrames(
  frames: readonly Frame[],
  width: number,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<ImageBitmap[]> {
  const bitmaps: ImageBitmap[] = [];
  const failure = new AbortController();
  const stop = AbortSignal.any([signal, failure.signal]);
  let next = 0;
  let done = 0;
  const worker = async () => {
    for (let index = next++; index < frames.length; index = next++) {
      const frame = frames[index];
      if (!frame) return;
      bitmaps[index] = await loadFrame(frame, width, stop);
      onProgress(++done);
    }
  };
  const workers = Array.from({ length: Math.min(PARALLEL, frames.length) }, () =>
    worker().catch((error: unknown) => {
      failure.abort(error);
      throw error;
    }),
  );
  const results = await Promise.allSettled(workers);
  const failed = results.find((result) => result.status === 'rejected');
  if (!failed) return bitmaps;
  for (const bitmap of bitmaps) bitmap?.close();
  throw failed.reason;
}
