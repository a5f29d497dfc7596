import type { threeDRendering } from '@vitrine/contract/assets.ts';
import type { Model } from '@vitrine/contract/resource.ts';

export type Rendering = Model<typeof threeDRendering>;
export type Frame = Rendering['images'][number];

/** The frames that are played: every `meta.jump`-th one (1 = all). */
export function playedFrames(rendering: Rendering): Frame[] {
  return rendering.images.filter((_, index) => index % rendering.meta.jump === 0);
}
