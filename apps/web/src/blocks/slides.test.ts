import { expect, test } from 'vitest';
import { testPicture } from '../testing/test-picture.ts';
import { slidesOf } from './slides.ts';

test('a slide has the texts at its place; a picture without texts is a slide too', () => {
  const imageList = [testPicture('a'), testPicture('b')];
  const slides = slidesOf({ items: [{ headline: 'Spalt', copy: 'Offen.' }], imageList });
  expect(slides.map(({ image, headline, copy }) => [image.id, headline, copy])).toEqual([
    ['a', 'Spalt', 'Offen.'],
    ['b', null, null],
  ]);
});
