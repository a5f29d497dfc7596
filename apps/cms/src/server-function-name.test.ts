import { expect, test } from 'vitest';
import { isServerFunctionName } from './server-function-name.ts';

test.each(['form-state', 'render-document', 'slugify', 'table-state'])('%s may be a server function', (name) => {
  expect(isServerFunctionName(name)).toBe(true);
});

test('no name of the prototype is a server function', () => {
  const inherited = Object.getOwnPropertyNames(Object.prototype);
  expect(inherited).toContain('constructor');
  expect(inherited.filter(isServerFunctionName)).toEqual([]);
});

test.each([
  ['nothing', undefined],
  ['a list of a name', ['form-state']],
  ['an object that says a name', { toString: (): string => 'form-state' }],
  ['a name with a line of its own', 'form-state\n{"level":30}'],
  ['a name without an end', 'a'.repeat(1000)],
])('%s is no server function', (_, name) => {
  expect(isServerFunctionName(name)).toBe(false);
});
