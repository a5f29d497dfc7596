import { expect, test } from 'vitest';
import * as constants from './constants.ts';

test('shared constants have the figures of the specification', () => {
  expect({ ...constants }).toEqual({
    TURNTABLE_DRAG_FACTOR: 0.025,
    TURNTABLE_MAX: 2,
    TURNTABLE_DAMPING: 0.8,
    TURNTABLE_NUDGE_MS: 100,
    GALLERY_SWAP_MS: 200,
    SLIDER_FRICTION: 1,
    SLIDER_ATTRACTION: 0.3,
    SLIDER_GROUP: 0.8,
    LAZY_LOAD_EXPAND_PX: 500,
    RESIZE_DEBOUNCE_MS: 50,
    VIDEO_RATIO: 16 / 9,
    VIDEO_INACTIVITY_MS: 10_000,
  });
});
