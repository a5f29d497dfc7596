import { LANGUAGES } from '@vitrine/contract/sites.ts';
import { expect, test } from 'vitest';
import { FIRST_LETTERS } from '../apps/web/build/first-letters.ts';
import { FIGURES, figureWithUnit } from '../demo/src/figures.ts';
import { figureOf } from '../demo/src/machines.ts';
import { PRODUCTS } from '../demo/src/products/all.ts';

test.each(LANGUAGES)('the small faces have every letter of the first screens in %s', (language) => {
  const texts = PRODUCTS.flatMap(({ machine, kind, subline, keyFigures }) => [
    machine,
    kind[language],
    subline[language],
    ...keyFigures.flatMap((key) => [FIGURES[key].label[language], figureWithUnit(key, figureOf(machine, key))[language]]),
  ]);
  const missing = texts.flatMap((text) => [...text].filter((letter) => !FIRST_LETTERS.includes(letter)));
  expect(texts.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

test('the small faces have what editors write beside the letters of the demo', () => {
  expect([...'®™Øøµ€éàç±²³'].filter((letter) => !FIRST_LETTERS.includes(letter))).toEqual([]);
});
