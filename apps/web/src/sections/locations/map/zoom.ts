/**
 * Zoom as web maps count it, with the world 256 px wide at 0. The specification's 2 (catalogue.md 9) shows the whole world
 * at a glance, as the look draws it; MapLibre counts in tiles of 512 px, one less.
 */
export const MIN_ZOOM = 2;
/** The closest that the simplified coast lines bear. */
export const MAX_ZOOM = 8;
const WORLD_PIXELS = 256;

export const toMapLibre = (zoom: number): number => zoom - 1;
export const fromMapLibre = (zoom: number): number => zoom + 1;

/** The least zoom of a map this wide: 2, and where the window is wider than that world, as much as fills it. */
export const leastZoom = (width: number): number => Math.max(MIN_ZOOM, Math.log2(Math.max(1, width) / WORLD_PIXELS));

/** The longitude of the copy of a place that lies nearest to the middle of the map, which runs round the world. */
export const nearestCopy = (lng: number, middle: number): number => lng + 360 * Math.round((middle - lng) / 360);
