import { expect, test } from 'vitest';
import { filterMachines, machineFilter } from './model.ts';

const machine = (id: string, category: string | null) => ({
  type: 'product' as const,
  id,
  slug: id,
  title: id,
  productKind: 'Kutter',
  productTypeName: id,
  category,
  previewImage: null,
});
const grinders = { id: 'g', title: 'Wölfe' };
const cutters = { id: 'c', title: 'Kutter' };
const mixers = { id: 'm', title: 'Mischer' };
const list = [machine('k-330', 'Kutter'), machine('ww-200', 'Wölfe'), machine('k-550', 'Kutter'), machine('x', null)];

test('labels are in the order of the categories, each with its count; one without a machine is left out', () => {
  expect(machineFilter(list, [grinders, mixers, cutters])).toEqual([
    { ...grinders, count: 1 },
    { ...cutters, count: 2 },
  ]);
});

test('there is no filter where each machine is of a kind of its own', () => {
  expect(machineFilter([machine('k-330', 'Kutter'), machine('ww-200', 'Wölfe')], [grinders, cutters])).toEqual([]);
  expect(machineFilter([], [grinders])).toEqual([]);
});

test('a label shows its machines in their order, none and an unknown one show all', () => {
  expect(filterMachines(list, 'Kutter').map(({ id }) => id)).toEqual(['k-330', 'k-550']);
  expect(filterMachines(list, null)).toHaveLength(4);
  expect(filterMachines(list, 'Mischer')).toHaveLength(4);
});
