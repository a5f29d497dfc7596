import { expect, test } from 'vitest';
import { type Step, stepBefore, withStep } from './way.ts';

const step = (index: number, path: string): Step => ({ index, path, title: path.toUpperCase() });
const way = [step(0, '/'), step(1, '/a'), step(2, '/b')];

test('the way back leads to the page before', () => {
  expect(stepBefore(way, { index: 2, path: '/b' })).toMatchObject({ index: 1, title: '/A' });
  expect(stepBefore(way, { index: 0, path: '/' })).toBeNull();
});

test('what opened over a page is not a page one came from', () => {
  const withOverlay = withStep(way, step(3, '/b'));
  expect(stepBefore(withOverlay, { index: 3, path: '/b' })).toMatchObject({ path: '/a' });
});

test('going back keeps the steps ahead, another page in their place drops them', () => {
  expect(withStep(way, step(1, '/a'))).toHaveLength(3);
  expect(withStep(way, step(1, '/c'))).toEqual([step(0, '/'), step(1, '/c')]);
});

test('the last fifty steps are kept', () => {
  const long = Array.from({ length: 80 }, (_, index) => step(index, `/${index}`)).reduce<Step[]>(withStep, []);
  expect(long).toHaveLength(50);
  expect(long.at(-1)?.index).toBe(79);
});
