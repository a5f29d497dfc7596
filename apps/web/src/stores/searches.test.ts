import { beforeEach, expect, test } from 'vitest';
import { person } from '../testing/person.ts';
import { clearObjects, setUser } from './objects.ts';
import { followSearches, forgetSearch, keepSearch, searchesStore } from './searches.ts';

const recent = () => searchesStore.getState().recent;

beforeEach(() => {
  clearObjects();
  followSearches();
});

test('the last eight searches are kept, the newest first and each once, however it is written', () => {
  setUser(person('7'));
  for (const words of ['Wolf', '  ', 'Kutter ', 'wolf', '1', '2', '3', '4', '5', '6', '7']) keepSearch(words);
  expect(recent()).toEqual(['7', '6', '5', '4', '3', '2', '1', 'wolf']);
  forgetSearch('wolf');
  expect(recent()).toHaveLength(7);
});

test('nothing is kept of those who are not logged in', () => {
  keepSearch('Wolf');
  expect(recent()).toEqual([]);
});

test('searches are those of their owner: they go with the log-out, and when another user logs in', () => {
  setUser(person('7'));
  keepSearch('Wolf');
  setUser({ ...person('7'), firstname: 'Neu' });
  expect(recent()).toEqual(['Wolf']);
  setUser(person('8'));
  expect(recent()).toEqual([]);
  keepSearch('Kutter');
  clearObjects();
  expect(searchesStore.getState()).toEqual({ userId: null, recent: [] });
});
