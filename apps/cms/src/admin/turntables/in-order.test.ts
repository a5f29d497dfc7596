import { expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

test('frames are in the order of their numbers, however these are written', () => {
  const names = (...list: string[]) => inOrder(list.map((name) => ({ name }))).map(({ name }) => name);
  expect(names('k-10.webp', 'k-2.webp', 'k-1.webp')).toEqual(['k-1.webp', 'k-2.webp', 'k-10.webp']);
  expect(names('010.png', '009.png', '000.png')).toEqual(['000.png', '009.png', '010.png']);
  expect(names('K 330 (12).jpg', 'K 330 (3).jpg')).toEqual(['K 330 (3).jpg', 'K 330 (12).jpg']);
});
