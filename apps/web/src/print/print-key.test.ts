// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { printPages } from './print-key.ts';
import type { LoadPrintPages } from './print-pages.ts';

// The build alone has the typeface of the margins.
vi.mock('./print-font.ts', () => ({ PRINT_FONT: 'serif' }));

afterEach(() => vi.unstubAllGlobals());

test.each<[string, () => Promise<LoadPrintPages>]>([
  ['code', () => Promise.reject(new Error('no code'))],
  ['document', async () => () => Promise.reject(new Error('no document'))],
])('a page whose %s for print does not come is printed as it is', async (_, loader) => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  expect(printPages(loader, () => '/product/ww-200')()).toBe(true);
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
});
