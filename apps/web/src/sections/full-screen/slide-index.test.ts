import { expect, test } from 'vitest';
import { imageOverlay, isImageOverlay } from './slide-image.ts';
import { slideIndex, slideList } from './slide-index.ts';

test('an overlay names the view and its slide', () => {
  expect(slideIndex('advantages/2', 'advantages')).toBe(2);
  expect(slideIndex('options/0', 'options')).toBe(0);
});

test('other overlays, broken ones and none are closed', () => {
  expect(slideIndex('menu', 'advantages')).toBeNull();
  expect(slideIndex('options/0', 'advantages')).toBeNull();
  expect(slideIndex('advantages/x', 'advantages')).toBeNull();
  expect(slideIndex('advantages', 'advantages')).toBeNull();
  expect(slideIndex(undefined, 'advantages')).toBeNull();
});

test('the picture of a slide lies over the slide, which stays open', () => {
  const overlay = imageOverlay('details', 2);
  expect(isImageOverlay(overlay, 'details')).toBe(true);
  expect(slideIndex(overlay, 'details')).toBe(2);
  expect(isImageOverlay('details/2', 'details')).toBe(false);
  expect(isImageOverlay(overlay, 'advantages')).toBe(false);
  expect(isImageOverlay('details/x/image', 'details')).toBe(false);
});

test('where one view shows several lists the overlay names the list', () => {
  expect(slideList('options:24/1', 'options')).toBe('24');
  expect(slideIndex('options:24/1', 'options:24')).toBe(1);
  expect(slideIndex('options:24/1', 'options')).toBeNull();
  for (const overlay of ['options/1', 'options:/1', 'options:24', 'options:24/x', 'advantages:24/1', undefined])
    expect(slideList(overlay, 'options'), overlay).toBeNull();
});
