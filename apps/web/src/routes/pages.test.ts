import { isPrintable, PAGE_KINDS, type PageKind } from '@vitrine/contract/pages.ts';
import { expect, test } from 'vitest';
import { CHAPTERS } from './chapters.ts';
import { APP_PAGES } from './pages.ts';

test('each kind has a page, and a chapter where it prints', () => {
  expect(new Set(Object.keys(APP_PAGES))).toEqual(new Set(PAGE_KINDS));
  expect(new Set(Object.keys(CHAPTERS))).toEqual(new Set(PAGE_KINDS.filter(isPrintable)));
});

test('a kind that is left out is an error of types', () => {
  const { product: _, ...others } = APP_PAGES;
  // @ts-expect-error: the kind that was taken out is missing.
  const pages: typeof APP_PAGES = others;
  const { product: __, ...rest } = CHAPTERS;
  // @ts-expect-error: the chapter of a kind that prints is missing.
  const chapters: typeof CHAPTERS = rest;
  const kind: PageKind = 'product';
  expect([kind in pages, kind in chapters]).toEqual([false, false]);
});
