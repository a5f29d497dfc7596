// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useCarousel } from './use-carousel.ts';

test('a row of cells is measured once its width has rested for 50 ms', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let resized = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  let scrollable = false;
  const Row = () => {
    const carousel = useCarousel('a b');
    scrollable = carousel.scrollable;
    return <ul ref={carousel.track} />;
  };
  const root = createRoot(document.body);
  await act(async () => root.render(<Row />));
  vi.spyOn(document.querySelector('ul') ?? document.body, 'scrollWidth', 'get').mockReturnValue(2000);
  const after = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
  resized();
  await after(49);
  resized();
  await after(49);
  expect(scrollable).toBe(false);
  await after(1);
  expect(scrollable).toBe(true);
  await act(async () => root.unmount());
  vi.useRealTimers();
});
