import { useSyncExternalStore } from 'react';
import type { MapEngine } from './engine.ts';
import { MAX_ZOOM } from './zoom.ts';

/** An animation ends a hair beside the zoom that it was told. */
const HAIR = 0.01;

export interface ZoomState {
  /** The whole zoom at which clusters are made. */
  level: number;
  isLeast: boolean;
  isMost: boolean;
}

/** The zoom of the map, as far as something on the page depends on it. */
export function useZoom(engine: MapEngine): ZoomState {
  // One number stays equal while nothing changes: level, then a digit for either end.
  const state = useSyncExternalStore(engine.onMove, () => {
    const zoom = engine.zoom();
    const ends = (zoom <= engine.leastZoom() + HAIR ? 1 : 0) + (zoom >= MAX_ZOOM - HAIR ? 2 : 0);
    return Math.floor(zoom + HAIR) * 4 + ends;
  });
  return { level: Math.floor(state / 4), isLeast: state % 2 === 1, isMost: state % 4 >= 2 };
}
