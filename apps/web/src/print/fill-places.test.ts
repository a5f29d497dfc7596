// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { fillPlaces } from './fill-places.ts';

type Size = [width: number, height: number];
const FULL_PAGE: Size = [793.7, 990.24];

/** How a picture is placed that is told to cover its place, both in pixels. */
function placed(picture: Size, place: Size, style: Partial<CSSStyleDeclaration> = {}): CSSStyleDeclaration {
  const root = document.createElement('main');
  const image = document.createElement('img');
  const computed = { objectFit: 'cover', objectPosition: '50% 50%', transform: 'none', borderRadius: '0px', ...style };
  vi.spyOn(globalThis, 'getComputedStyle').mockReturnValue(computed as CSSStyleDeclaration);
  Object.defineProperties(image, { naturalWidth: { value: picture[0] }, naturalHeight: { value: picture[1] } });
  vi.spyOn(image, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, ...place));
  root.append(image);
  fillPlaces(root);
  return image.style;
}

test.each<Size>([
  [1720, 2150],
  [600, 750],
  [601, 751],
])('a machine of %i to %i pixels fills its page', (...picture) => {
  const { objectFit, transform } = placed(picture, FULL_PAGE);
  expect([objectFit, transform]).toEqual(['fill', '']);
});

test('a picture that is wider than its place is drawn whole, and its sides are clipped', () => {
  const { objectFit, transform, transformOrigin, clipPath } = placed([300, 100], [150, 100], { objectPosition: '88% 50%' });
  expect([objectFit, transform, transformOrigin]).toEqual(['fill', 'scale(2, 1)', '88% 50%']);
  expect(clipPath).toBe('inset(0% 6% 0% 44%)');
});

test('a picture that is higher loses its top and its foot', () => {
  const { transform, clipPath } = placed([100, 400], [100, 100]);
  expect([transform, clipPath]).toEqual(['scale(1, 4)', 'inset(37.5% 0% 37.5% 0%)']);
});

test.each([
  { objectFit: 'contain' },
  { objectPosition: '10px 50%' },
  { borderRadius: '4px' },
  { transform: 'matrix(1, 0, 0, 1, 5, 0)' },
])('what is placed otherwise stays as it is: %o', (style) => {
  expect(placed([300, 100], [150, 100], style).cssText).toBe('');
});

test('a picture that did not come stays as it is', () => {
  expect(placed([0, 0], [150, 100]).cssText).toBe('');
});
