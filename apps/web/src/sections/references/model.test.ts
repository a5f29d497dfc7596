import { expect, it } from 'vitest';
import { textOf } from './model.ts';

it('shows the copy, and the subline only without one', () => {
  expect(textOf({ copy: 'Long', subline: 'Short' })).toBe('Long');
  expect(textOf({ copy: null, subline: 'Short' })).toBe('Short');
  expect(textOf({ copy: null, subline: null })).toBeNull();
});
