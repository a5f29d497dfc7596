/** A PDF's unit is a point, the screen's a pixel of 96 to the inch: at 100 % a page has its true size. */
export const PIXELS_A_POINT = 96 / 72;

/** `fit` follows the width of the window; a number is a share of the true size. */
export type Zoom = 'fit' | number;

const STEPS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
const LEAST = STEPS[0];
const MOST = 4;
/** What a page is shown at where the window has room for more. */
const COMFORTABLE = 1.25;
/** Two zooms closer than this are the same to the eye. */
const NEAR = 0.005;

/** The share of its true size at which the widest page fills `room` pixels. */
export const fitZoom = (widest: number, room: number): number =>
  Math.min(MOST, Math.max(LEAST, room / (widest * PIXELS_A_POINT)));

/** How a file is shown at first: whole in width on narrow windows, never larger than one reads it. */
export const firstZoom = (widest: number, room: number): Zoom => (fitZoom(widest, room) <= COMFORTABLE ? 'fit' : COMFORTABLE);

/** The next step up or down from a zoom that may lie between two; null at the end. */
export function nextZoom(zoom: number, direction: 1 | -1): number | null {
  if (direction > 0) return STEPS.find((step) => step > zoom + NEAR) ?? null;
  return STEPS.findLast((step) => step < zoom - NEAR) ?? null;
}
