// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../api/failure.ts';
import { printPages } from './print-key.ts';

// The build alone has the typeface of the margins.
vi.mock('./print-font.ts', () => ({ PRINT_FONT: 'serif' }));

afterEach(() => vi.unstubAllGlobals());

test('a page whose code for print does not come is printed as it is', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  expect(
    printPages(
      () => Promise.reject(new Error('no code')),
      () => '/product/ww-200',
    )(),
  ).toBe(true);
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce(), 10_000);
});

test('a page whose document for print does not come is printed as it is', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const load = vi.fn(() => Promise.reject(new ApiFailure(0)));
  expect(
    printPages(
      async () => load,
      () => '/product/ww-200',
    )(),
  ).toBe(true);
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce(), 10_000);
  expect(load).toHaveBeenCalledOnce();
});
