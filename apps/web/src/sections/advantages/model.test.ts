import { expect, test } from 'vitest';
import { testProduct, type WireList } from '../../testing/test-product.ts';
import { advantageCategories, filterAdvantages } from './model.ts';

const titles: WireList = ['hygiene', 'power'].map((id) => ({ type: 'advantage-category', id, attributes: { title: id } }));
const advantage = (id: string, category: string | null): WireList[number] => ({
  type: 'advantage',
  id,
  attributes: { title: id, copy: id, accordionItem: [] },
  relationships: { advantageCategory: { data: category && { type: 'advantage-category', id: category } } },
});
const list = testProduct(
  { productAdvantageList: [advantage('1', 'hygiene'), advantage('2', 'power'), advantage('3', 'hygiene'), advantage('4', null)] },
  {},
  titles,
).productAdvantageList;
const ids = (of: readonly { id: string }[]) => of.map(({ id }) => id);

test('without a choice all are shown', () => {
  expect(ids(filterAdvantages(list, null))).toEqual(['1', '2', '3', '4']);
});

test('a category shows its own in their order', () => {
  expect(ids(filterAdvantages(list, 'hygiene'))).toEqual(['1', '3']);
  expect(ids(filterAdvantages(list, 'power'))).toEqual(['2']);
});

test('a category that is no longer among them shows all', () => {
  expect(ids(filterAdvantages(list, 'gone'))).toEqual(['1', '2', '3', '4']);
});

test('categories are shown with their counts, and none where each holds one', () => {
  expect(advantageCategories(list).map(({ id, count }) => [id, count])).toEqual([
    ['hygiene', 2],
    ['power', 1],
  ]);
  expect(advantageCategories(list.slice(0, 2))).toEqual([]);
});
