import { platform } from '../../platform.ts';
import { BrokenRotation } from './broken-rotation.ts';
import { type FrameSet, turntableFrames, widthWithinMemory, withinMemory } from './frames.ts';
import { loadFrames } from './load-frames.ts';
import type { Rotator, View } from './model.ts';
import { readRotation } from './read-rotation.ts';

/** A view that can be turned: all its frames, decoded, in the order of the set. */
export interface LoadedView {
  view: View;
  set: FrameSet;
  bitmaps: readonly ImageBitmap[];
}

async function fetchRotation(rotator: Rotator, signal: AbortSignal): Promise<FrameSet> {
  const response = await platform.origin.loadAsset(rotator.renderingPaths.xmlFile, { signal });
  // The server is busy or away: a matter of trying again.
  if (response.status >= 500) throw new Error(`${rotator.xmlFile}: ${response.status}`);
  if (!response.ok) throw new BrokenRotation(`${rotator.xmlFile}: ${response.status}`);
  return readRotation(await response.text(), rotator);
}

/**
 * Loads what a view turns, frames no wider than `width` device px; `onProgress` hears the share that is done, from 0 to 1.
 * Throws BrokenRotation where trying again would not help, otherwise the first failure.
 */
export async function loadView(
  view: View,
  width: number,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<LoadedView> {
  const all = view.kind === 'turntable' ? turntableFrames(view.rendering) : await fetchRotation(view.rendering, signal);
  const set = withinMemory(all);
  const bitmaps = await loadFrames(set.frames, widthWithinMemory(set, width), signal, (done) =>
    onProgress(done / set.frames.length),
  );
  return { view, set, bitmaps };
}
