import { ARCHIVE_MAX_BYTES, ARCHIVE_MAX_ITEMS } from '@vitrine/contract/media-library.ts';
import { expect, test } from 'vitest';
import { clearObjects, setUser } from '../../stores/objects.ts';
import { person } from '../../testing/person.ts';
import { testMedia } from '../../testing/test-media.ts';
import { chosenStore, sumOf, toggle } from './use-selection.ts';

const items = (...sizes: number[]) => new Map(sizes.map((bytes, index) => [`m${index}`, { title: `Bild ${index}`, bytes }]));

test('what is chosen is counted with its size', () => {
  expect(sumOf(items())).toEqual({ count: 0, bytes: 0, fits: true });
  expect(sumOf(items(3, 5))).toEqual({ count: 2, bytes: 8, fits: true });
});

test('one ZIP file holds the limit, and not one byte or one item more', () => {
  expect(sumOf(items(ARCHIVE_MAX_BYTES - 5, 5)).fits).toBe(true);
  expect(sumOf(items(ARCHIVE_MAX_BYTES - 5, 6)).fits).toBe(false);
  expect(sumOf(items(...Array(ARCHIVE_MAX_ITEMS).fill(1))).fits).toBe(true);
  expect(sumOf(items(...Array(ARCHIVE_MAX_ITEMS + 1).fill(1))).fits).toBe(false);
});

test('what is chosen goes with the person, and not with a change of theirs', () => {
  const chosen = () => [...chosenStore.getState().chosen.keys()];
  setUser(person('7'));
  toggle(testMedia('m1', 'Schneiden'));
  toggle(testMedia('m2', 'Schneiden'));
  toggle(testMedia('m1', 'Schneiden'));
  setUser({ ...person('7'), firstname: 'Neu' });
  expect(chosen()).toEqual(['m2']);
  clearObjects();
  expect(chosen()).toEqual([]);
});
