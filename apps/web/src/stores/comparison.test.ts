import { beforeEach, expect, test } from 'vitest';
import { person } from '../testing/person.ts';
import {
  addMachine,
  compareMachines,
  comparisonStore,
  dropMachines,
  keepComparison,
  rememberSheets,
  removeMachine,
  undoComparison,
} from './comparison.ts';
import { clearObjects, setUser } from './objects.ts';

const machine = (slug: string) => ({ slug, name: slug.toUpperCase() });
const slugs = () => comparisonStore.getState().machines.map(({ slug }) => slug);
const add = (...all: string[]) => all.map((slug) => addMachine(machine(slug)));

beforeEach(() => {
  comparisonStore.setState({ machines: [], sheets: {} }, true);
  keepComparison();
});

test('machines are chosen once, in their order, up to four', () => {
  expect(add('a', 'b', 'a', 'c', 'd')).toEqual([true, true, true, true, true]);
  expect(add('e', 'b')).toEqual([false, true]);
  expect(slugs()).toEqual(['a', 'b', 'c', 'd']);
  compareMachines(['x', 'y', 'z', 'v', 'w'].map(machine));
  expect(slugs()).toEqual(['x', 'y', 'z', 'v']);
});

test('a machine that is withdrawn leaves the choice, and no step back brings it again', () => {
  add('a', 'b', 'c');
  removeMachine('a');
  dropMachines([machine('b')]);
  expect(slugs()).toEqual(['c']);
  undoComparison();
  expect(slugs()).toEqual(['a', 'c']);
});

test('the last change can be taken back, once', () => {
  add('a', 'b');
  removeMachine('a');
  undoComparison();
  expect(slugs()).toEqual(['a', 'b']);
  undoComparison();
  expect(slugs()).toEqual(['a', 'b']);
  compareMachines([]);
  undoComparison();
  expect(slugs()).toEqual(['a', 'b']);
});

test('a change that changes nothing leaves what can be taken back', () => {
  add('a', 'b');
  removeMachine('b');
  removeMachine('unknown');
  compareMachines([machine('a')]);
  undoComparison();
  expect(slugs()).toEqual(['a', 'b']);
});

test('the choice ends with the session', () => {
  setUser(person('7'));
  add('a', 'b');
  rememberSheets('de', '/comparison/a--b', 2);
  setUser({ ...person('7'), firstname: 'Neu' });
  expect(slugs()).toEqual(['a', 'b']);
  clearObjects();
  expect(comparisonStore.getState()).toEqual({ machines: [], sheets: {} });
  undoComparison();
  expect(slugs()).toEqual([]);
});
