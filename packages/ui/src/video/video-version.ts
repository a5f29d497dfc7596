import { VIDEO_RATIO } from '@vitrine/contract/constants.ts';

/** The smallest version whose 16:9 width covers the window, else the largest (catalogue.md 9: "16:9 width from height"). */
export function videoVersion<V extends { height: number }>(versions: readonly V[], windowWidth: number): V | null {
  const ascending = versions.toSorted((a, b) => a.height - b.height);
  return ascending.find(({ height }) => height * VIDEO_RATIO >= windowWidth) ?? ascending.at(-1) ?? null;
}
