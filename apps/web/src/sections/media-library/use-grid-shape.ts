import { type RefObject, useLayoutEffect, useState } from 'react';
import { type GridShape, gridShape } from './grid-shape.ts';

interface Measured {
  shape: GridShape;
  /** From the top of the page to the grid, in px. */
  top: number;
}

/** The shape of a grid as wide as its element, followed while the window changes. */
export function useGridShape(element: RefObject<HTMLElement | null>): Measured | null {
  const [measured, setMeasured] = useState<Measured | null>(null);
  useLayoutEffect(() => {
    const grid = element.current;
    if (!grid) return;
    const measure = () => {
      const { width, top } = grid.getBoundingClientRect();
      const root = getComputedStyle(document.documentElement);
      const shape = gridShape({
        width,
        windowWidth: innerWidth,
        gutter: Number.parseFloat(root.getPropertyValue('--grid-gutter')) || 0,
        rem: Number.parseFloat(root.fontSize),
      });
      const next = { shape, top: Math.round(top + scrollY) };
      setMeasured((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(grid);
    // What stands above the grid (active filters) moves it without changing its size.
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return measured;
}
