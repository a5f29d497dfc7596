import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testPicture } from '../../testing/test-picture.ts';
import { PageIntro } from './page-intro.print.tsx';

/** Too coarse to fill the sheet: a band above the words. */
const coarse = testPicture('1', 'auto', 'portrait');
const sizeOf = (headline: string, image: typeof coarse | null = coarse) =>
  /<h1 class="_(title|coverTitle)/.exec(
    renderToStaticMarkup(<PageIntro headline={headline} subline="Satz" image={image} surface="light" />),
  )?.[1];
const words = (letters: number) => `${'Hygiene '.repeat(15).slice(0, letters - 1)}n`;

test('a headline is as large as on a cover where it keeps its page', () => {
  expect([60, 61, 120].map((letters) => sizeOf(words(letters)))).toEqual(['coverTitle', 'title', 'title']);
  expect([60, 61, 120].map((letters) => sizeOf(words(letters), null))).toEqual(['coverTitle', 'title', 'title']);
  expect(sizeOf('Zerkleinerungstechnik')).toBe('title');
});

test('where a word may be divided is not counted', () => {
  expect(sizeOf(words(60).replaceAll('Hygiene', 'Hy\u00adgie\u00adne'))).toBe('coverTitle');
});
