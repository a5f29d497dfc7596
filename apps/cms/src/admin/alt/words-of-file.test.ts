import { expect, test } from 'vitest';
import { wordsOfFile } from './words-of-file.ts';

test.each([
  ['k-350-front.webp', 'K 350 von vorn', 'K 350 from the front'],
  ['Kutter K 350 Schüssel offen.jpg', 'Kutter K 350 Schüssel geöffnet', 'Bowl cutter K 350 bowl opened'],
  ['ww200_Trichter_1600x1200.png', 'WW 200 Trichter', 'WW 200 hopper'],
  ['K 350.webp', 'K 350', 'K 350'],
])('the name %s says "%s"', (name, de, en) => {
  expect(wordsOfFile(name)).toEqual({ de, en });
});

test.each(['IMG_20261122_0001.jpg', '12.png', 'final_v2.webp', 'hero.webp'])('%s says nothing', (name) => {
  expect(wordsOfFile(name)).toBeNull();
});
