/** Constants of catalogue.md 9 and shell.md 9 that several runtimes share. */
export const TURNTABLE_DRAG_FACTOR = 0.025;
export const TURNTABLE_MAX = 2;
export const TURNTABLE_DAMPING = 0.8;
export const TURNTABLE_NUDGE_MS = 100;
export const GALLERY_SWAP_MS = 200;
export const SLIDER_FRICTION = 1;
export const SLIDER_ATTRACTION = 0.3;
/** Slider groups cells that together fill this share of the viewport. */
export const SLIDER_GROUP = 0.8;
export const LAZY_LOAD_EXPAND_PX = 500;
export const RESIZE_DEBOUNCE_MS = 50;
/** Width : height of the video player. */
export const VIDEO_RATIO = 16 / 9;
/** Controls of a video that plays go after this time without pointer or key. */
export const VIDEO_INACTIVITY_MS = 10_000;
