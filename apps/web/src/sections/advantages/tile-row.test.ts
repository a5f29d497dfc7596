import { expect, test } from 'vitest';
import { tileShapes } from './tile-row.ts';

const COLUMNS = { wide: 16, tall: 8, third: 8 };

test('from two tiles on every row closes at 24 columns', () => {
  for (let count = 2; count <= 30; count++) {
    let row = 0;
    for (const shape of tileShapes(count)) {
      row += COLUMNS[shape];
      expect(row, `${count} tiles`).toBeLessThanOrEqual(24);
      if (row === 24) row = 0;
    }
    expect(row, `${count} tiles`).toBe(0);
  }
});

test('a tall tile is always beside a wide one', () => {
  for (let count = 1; count <= 30; count++) {
    const shapes = tileShapes(count);
    expect(shapes).toHaveLength(count);
    expect(shapes.filter((shape) => shape === 'tall').length).toBe(
      count === 1 ? 0 : shapes.filter((shape) => shape === 'wide').length,
    );
  }
});

test('five tiles are a wide one, a tall one and three', () => {
  expect(tileShapes(5)).toEqual(['wide', 'tall', 'third', 'third', 'third']);
  expect(tileShapes(1)).toEqual(['wide']);
  expect(tileShapes(0)).toEqual([]);
});
