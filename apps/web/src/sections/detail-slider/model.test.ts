import { expect, test } from 'vitest';
import { testApplication } from '../../testing/test-application.ts';
import { detailSlides, isNear, slideAfter } from './model.ts';

const slide = (headline: string) => ({ headline, bulletPoints: [headline] });

test('each slide has the pictures at its place; a missing preview is the picture itself', () => {
  const slides = detailSlides(
    testApplication(
      { detailSlider: [slide('A'), slide('B'), slide('C')] },
      { detailSliderBigImages: ['a', 'b'], detailSliderPreviewImages: ['a-small'] },
    ),
  );
  expect(slides.map(({ headline, image, thumbnail }) => [headline, image?.id, thumbnail?.id])).toEqual([
    ['A', 'a', 'a-small'],
    ['B', 'b', 'b'],
    ['C', undefined, undefined],
  ]);
  expect(detailSlides(testApplication())).toEqual([]);
});

test('only the pictures beside the one on show are fetched', () => {
  expect([0, 1, 2, 3, 4].filter((index) => isNear(index, 2))).toEqual([1, 2, 3]);
});

test('keys page to the ends and no further', () => {
  expect([slideAfter('ArrowRight', 0, 3), slideAfter('ArrowRight', 2, 3), slideAfter('ArrowLeft', 0, 3)]).toEqual([1, 2, 0]);
  expect([slideAfter('Home', 2, 3), slideAfter('End', 0, 3), slideAfter('Tab', 1, 3)]).toEqual([0, 2, null]);
});
