import { expect, test } from 'vitest';
import { chooseVersion, sourceSet } from './image-sources.ts';

const url = (name: string) => `/assets/0123456789abcdef/${name}`;
const version = (width: number, sizes: Record<string, string>) => ({
  default: { default: url('x.webp'), ...sizes },
  width,
  height: width,
  print: url('x.jpg'),
  printSmall: {},
});

test('every file is listed once, by its width, the largest with its own', () => {
  const large = { '400': url('a.webp'), '800': url('b.webp'), '1600': url('c.webp'), default: url('c.webp') };
  expect(sourceSet(version(1600, large))).toBe(`${url('a.webp')} 400w, ${url('b.webp')} 800w, ${url('c.webp')} 1600w`);
});

test('a picture smaller than a size keeps its own width', () => {
  const small = { '400': url('a.webp'), '800': url('b.webp'), default: url('b.webp') };
  expect(sourceSet(version(640, small))).toBe(`${url('a.webp')} 400w, ${url('b.webp')} 640w`);
  expect(sourceSet(version(960, {}))).toBe(`${url('x.webp')} 960w`);
});

test('the first wanted crop is taken, any other before none', () => {
  const auto = version(1600, {});
  const square = version(800, {});
  expect(chooseVersion({ auto, square }, ['portrait', 'square'])).toBe(square);
  expect(chooseVersion({ auto, square }, ['portrait'])).toBe(auto);
  expect(chooseVersion({}, ['auto'])).toBeNull();
});
