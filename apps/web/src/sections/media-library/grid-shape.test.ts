import { expect, test } from 'vitest';
import { cellAt, gridShape } from './grid-shape.ts';

test.each([
  [390, 16, 2],
  [390, 32, 1],
  [768, 16, 3],
  [768, 32, 2],
  [1440, 16, 4],
  [1440, 32, 2],
])('a window of %i px with letters of %i px has %i columns', (windowWidth, rem, columns) => {
  expect(gridShape({ width: windowWidth, windowWidth, gutter: 16, rem }).columns).toBe(columns);
});

test.each([320, 390, 411, 768, 1024, 1280, 1440, 1919])('in a window of %i px every place is of whole pixels', (windowWidth) => {
  const gutter = windowWidth * 0.0171;
  const width = windowWidth * 0.911;
  const shape = gridShape({ width, windowWidth, gutter, rem: 16 });
  const cells = Array.from({ length: 3 * shape.columns }, (_, index) => cellAt(shape, index));
  for (const cell of cells) expect(Object.values(cell).every(Number.isInteger), JSON.stringify(cell)).toBe(true);
  const rights = cells.slice(0, shape.columns).map(({ left, width: own }) => left + own);
  expect(Math.abs((rights.at(-1) ?? 0) - width), 'the last one ends with the grid').toBeLessThanOrEqual(0.5);
  for (const [at, right] of rights.slice(0, -1).entries())
    expect(Math.abs((cells[at + 1]?.left ?? 0) - right - gutter), 'the gutter is kept').toBeLessThanOrEqual(1);
});
