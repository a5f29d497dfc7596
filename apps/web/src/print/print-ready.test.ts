// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signalPrintReady } from './print-ready.ts';

let fontsAreThere: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  const ready = new Promise<void>((resolve) => {
    fontsAreThere = resolve;
  });
  // A page without a window has no fonts.
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready } });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'fonts');
  delete document.documentElement.dataset.printReady;
});

const isReady = () => document.documentElement.dataset.printReady === 'true';

/** A printed page with one picture, which has not come yet. */
function pageWithPicture() {
  const root = document.createElement('main');
  const picture = document.createElement('img');
  Object.defineProperty(picture, 'complete', { value: false });
  root.append(picture);
  return { root, picture };
}

test('the ready signal comes 800 ms after fonts and pictures are there', async () => {
  const { root, picture } = pageWithPicture();
  signalPrintReady(root);
  fontsAreThere();
  await vi.advanceTimersByTimeAsync(5000);
  expect(isReady()).toBe(false);
  picture.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(799);
  expect(isReady()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isReady()).toBe(true);
});

test('a picture that does not come holds nothing up once that is known; fonts hold it up for ten seconds at most', async () => {
  const { root, picture } = pageWithPicture();
  signalPrintReady(root);
  picture.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(10_799);
  expect(isReady()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isReady()).toBe(true);
});

test('what never loads is printed after 30 seconds as it is', async () => {
  signalPrintReady(pageWithPicture().root);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(isReady()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isReady()).toBe(true);
});

test('a signal that was taken back is not given', async () => {
  const takeBack = signalPrintReady(document.createElement('main'));
  fontsAreThere();
  takeBack();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(isReady()).toBe(false);
});
