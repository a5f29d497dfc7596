import { expect, test } from 'vitest';
import { namedMachines, readComparison } from './named-machines.ts';

test('machines are compared once each, in the order of the address', () => {
  expect(namedMachines('ww-200,WW-250, k-330 ,ww-200', [])).toEqual({
    machines: ['ww-200', 'ww-250', 'k-330'],
    unknown: [],
    twice: ['ww-200'],
  });
});

test('more than four, and what is no machine, is kept for the message', () => {
  expect(namedMachines('a,b,c,d,e,f', [])).toMatchObject({ machines: ['a', 'b', 'c', 'd', 'e', 'f'] });
  const nonsense = namedMachines(`../login,<b>,${'x'.repeat(300)},a--b,ab\u202ecd!,abcd!,\u202e`, []);
  expect(nonsense.machines).toEqual([]);
  expect(nonsense.unknown).toEqual(['../login', '<b>', 'x'.repeat(60), 'a--b', 'abcd!']);
  expect(namedMachines(' , ,', [])).toEqual({ machines: [], unknown: [], twice: [] });
});

test('a type is understood without its hyphen where no machine is called so', () => {
  const { machines, twice } = namedMachines('K330,ww250,k-330,GS62,xy1', ['k-330', 'gs-62', 'gs62', 'ww-250']);
  expect(machines).toEqual(['k-330', 'ww-250', 'gs62', 'xy1']);
  expect(twice).toEqual(['k-330']);
});

test('the search parameter is text, whatever the router made of it', () => {
  expect(readComparison({ machines: 'a,b', x: 1 })).toEqual({ machines: 'a,b' });
  expect(readComparison({ machines: 200 })).toEqual({ machines: '200' });
  expect([readComparison({ machines: ['a'] }), readComparison({})]).toEqual([{}, {}]);
});

test('an address may ask for differences only; anything else is not asked', () => {
  expect(readComparison({ machines: 'a,b', only: 'differences' })).toEqual({ machines: 'a,b', only: 'differences' });
  expect([readComparison({ only: 'x' }), readComparison({ only: true })]).toEqual([{}, {}]);
});
