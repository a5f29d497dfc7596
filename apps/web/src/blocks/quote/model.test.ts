import { QUOTE_BACKGROUNDS, QUOTE_STYLES } from '@vitrine/contract/content-blocks.ts';
import { expect, test } from 'vitest';
import { isFullPage, surfaceOf } from './model.ts';

test('only a black quote of style full fills a page', () => {
  const full = QUOTE_BACKGROUNDS.flatMap((backgroundColor) => QUOTE_STYLES.map((style) => ({ backgroundColor, style }))).filter(
    isFullPage,
  );
  expect(full).toEqual([{ backgroundColor: 'black', style: 'full' }]);
});

test('each background is a surface, white is the page itself', () => {
  expect(QUOTE_BACKGROUNDS.map((backgroundColor) => surfaceOf({ backgroundColor }))).toEqual([
    undefined,
    'steel',
    'blue',
    'dark',
  ]);
});
