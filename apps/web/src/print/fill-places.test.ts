// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { fillPlaces } from './fill-places.ts';

/** How a picture is placed that is told to cover its place, both in pixels. */
function fitOf(picture: [width: number, height: number], place: [width: number, height: number]): string {
  const root = document.createElement('main');
  const image = document.createElement('img');
  image.style.objectFit = 'cover';
  Object.defineProperties(image, { naturalWidth: { value: picture[0] }, naturalHeight: { value: picture[1] } });
  vi.spyOn(image, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, ...place));
  root.append(image);
  document.body.replaceChildren(root);
  fillPlaces(root);
  return image.style.objectFit;
}

const FULL_PAGE: [number, number] = [793.7, 990.24];

test.each<[number, number]>([
  [1720, 2150],
  [600, 750],
  [601, 751],
])('a machine of %i to %i pixels fills its page', (...picture) => {
  expect(fitOf(picture, FULL_PAGE)).toBe('fill');
});

test('a picture of another shape is cut, if by half a per cent', () => {
  expect(fitOf([1720, 2160], FULL_PAGE)).toBe('cover');
  expect(fitOf([1600, 1000], [793.7, 498.9])).toBe('cover');
});
