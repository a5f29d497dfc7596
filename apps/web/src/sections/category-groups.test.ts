import { expect, test } from 'vitest';
import { filterLabels, groupByCategory } from './category-groups.ts';

const hygiene = { id: '1', title: 'Hygiene' };
const power = { id: '2', title: 'Leistung' };
const group = (items: { name: string; categories: { id: string; title: string }[] }[]) =>
  groupByCategory(items, (item) => item.categories).map(({ id, items: of }) => [id, of.map(({ name }) => name)]);

test('categories are in the order in which they first appear', () => {
  expect(
    group([
      { name: 'a', categories: [power] },
      { name: 'b', categories: [hygiene] },
      { name: 'c', categories: [power] },
    ]),
  ).toEqual([
    ['2', ['a', 'c']],
    ['1', ['b']],
  ]);
});

test('an entry of two categories is in both, one of none in a group of its own at the end', () => {
  expect(
    group([
      { name: 'a', categories: [] },
      { name: 'b', categories: [hygiene, power] },
    ]),
  ).toEqual([
    ['1', ['b']],
    ['2', ['b']],
    [null, ['a']],
  ]);
});

test('nothing makes no group', () => {
  expect(group([])).toEqual([]);
});

test('a filter has the categories with their counts', () => {
  const groups = groupByCategory([[power], [hygiene], [power], []], (categories) => categories);
  expect(filterLabels(groups)).toEqual([
    { ...power, count: 2 },
    { ...hygiene, count: 1 },
  ]);
});

test('categories that hold one entry each, and one category alone, are no filter', () => {
  expect(filterLabels(groupByCategory([[power], [hygiene]], (categories) => categories))).toEqual([]);
  expect(filterLabels(groupByCategory([[power], [power], []], (categories) => categories))).toEqual([]);
  expect(filterLabels([])).toEqual([]);
});
