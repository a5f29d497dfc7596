import type { RouterHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { stepBack } from './step-back.ts';

const step = (key: string): RouterHistory['location'] => ({
  href: '/media-library?item=a',
  pathname: '/media-library',
  search: '?item=a',
  hash: '',
  state: { __TSR_index: 1, __TSR_key: key },
});

/** A browser that goes back later, as all do. */
const history = (location: RouterHistory['location']) => {
  let steps = 0;
  return { location, back: () => void steps++, steps: () => steps };
};

test('two presses before the browser has gone back are one step', () => {
  const browser = history(step('a'));
  stepBack(browser);
  stepBack(browser);
  expect(browser.steps()).toBe(1);
});

test('a step that "forward" has opened again can be left again', () => {
  const browser = history(step('b'));
  stepBack(browser);
  browser.location = step('b');
  stepBack(browser);
  expect(browser.steps()).toBe(2);
});
