import { expect, test } from 'vitest';
import * as constants from './constants.ts';
import { MEDIA_LOAD_DELAY_MS, MEDIA_PAGE_SIZE } from './media-library.ts';
import { FONT_LOAD_TIMEOUT_MS, PRINT_MARGIN, PRINT_READY_DELAY_MS, PRINT_READY_FALLBACK_MS } from './print.ts';
import { RECORD_TIMEOUT_MS, SCROLL_RESTORE_MS, SMOOTH_SCROLL_MS } from './routes.ts';

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

test('so have those that stand beside what they are for', () => {
  expect([MEDIA_PAGE_SIZE, MEDIA_LOAD_DELAY_MS]).toEqual([12, 500]);
  expect([RECORD_TIMEOUT_MS, SCROLL_RESTORE_MS, SMOOTH_SCROLL_MS]).toEqual([30_000, 500, 500]);
  expect([FONT_LOAD_TIMEOUT_MS, PRINT_READY_DELAY_MS, PRINT_READY_FALLBACK_MS]).toEqual([10_000, 800, 30_000]);
  expect(PRINT_MARGIN).toBe('25mm 0 35mm');
});
