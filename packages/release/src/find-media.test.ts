import { filterTree } from '@vitrine/contract/media-filters.ts';
import { MEDIA_PAGE_SIZE } from '@vitrine/contract/media-library.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findMedia, mediaPage, pageOfMedia } from './find-media.ts';
import type { LibraryItem, MediaLibrary } from './media-library.ts';

const item = (id: string, type: LibraryItem['type'], filters: readonly string[]): LibraryItem => ({
  id,
  order: id,
  type,
  title: id,
  file: `/assets/0123456789abcdef/${id}.webp`,
  bytes: 1,
  filters,
  json: Buffer.from(JSON.stringify({ id })),
});

const child = (id: string) => ({ id, title: id });
const tree = filterTree({
  machine: {
    identifier: 'machine',
    position: 0,
    title: 'Maschine',
    items: [
      { id: 'w', title: 'Wölfe', children: [child('w-1'), child('w-2')] },
      { id: 'k', title: 'Kutter', children: [] },
    ],
  },
  topic: {
    identifier: 'topic',
    position: 1,
    title: 'Thema',
    items: [
      { id: 't', title: 'Hygiene', children: [] },
      { id: 'u', title: 'Messen', children: [] },
    ],
  },
});
const IDS = [...tree.places.keys()];

const libraryOf = (items: readonly LibraryItem[], of = tree): MediaLibrary => ({
  version: '0000000000000000',
  items,
  digest: 0n,
  tree: of,
});
const libraries = fc
  .array(fc.tuple(fc.constantFrom('image' as const, 'video' as const), fc.subarray(IDS)), { maxLength: 60 })
  .map((all) => libraryOf(all.map(([type, filters], index) => item(`m-${index}`, type, filters))));
const searches = fc.record({ type: fc.constantFrom(null, 'image' as const, 'video' as const), filters: fc.subarray(IDS) });

/** An item matches a filter by itself or by a child of it. */
const below: Record<string, readonly string[]> = { w: ['w', 'w-1', 'w-2'] };
const has = ({ filters }: LibraryItem, id: string) => (below[id] ?? [id]).some((one) => filters.includes(one));
const CATEGORIES = { machine: ['w', 'w-1', 'w-2', 'k'], topic: ['t', 'u'] };

describe('the items that are found', () => {
  test('have one filter of each category that is chosen, in the order of the library', () => {
    fc.assert(
      fc.property(libraries, searches, (library, search) => {
        const expected = library.items.filter(
          (one) =>
            (search.type === null || one.type === search.type) &&
            Object.values(CATEGORIES).every((ids) => {
              const chosen = search.filters.filter((id) => ids.includes(id));
              return chosen.length === 0 || chosen.some((id) => has(one, id));
            }),
        );
        expect(findMedia(library, search).items).toEqual(expected);
      }),
    );
  });

  test('the count of a filter is what it alone would show of its category beside the others', () => {
    fc.assert(
      fc.property(libraries, searches, (library, search) => {
        const { counts } = findMedia(library, search);
        for (const ids of Object.values(CATEGORIES)) {
          const others = search.filters.filter((id) => !ids.includes(id));
          const rest = findMedia(library, { type: search.type, filters: others }).items;
          for (const id of ids) expect([id, counts[id]]).toEqual([id, rest.filter((one) => has(one, id)).length]);
        }
      }),
    );
  });
});

test('each of 40 categories is a category of its own', () => {
  const places = Array.from({ length: 40 }, (_, position) => position);
  const many = filterTree(
    Object.fromEntries(
      places.map((position) => [
        `c-${position}`,
        {
          identifier: `c-${position}`,
          position,
          title: `${position}`,
          items: ['a', 'b'].map((letter) => ({ id: `${letter}-${position}`, title: letter, children: [] })),
        },
      ]),
    ),
  );
  const first = places.map((position) => `a-${position}`);
  /** Has the first filter of each category but one. */
  const without = places.map((missed) =>
    item(`m-${missed}`, 'image', [...first.filter((_, at) => at !== missed), `b-${missed}`]),
  );
  const whole = item('m-whole', 'image', first);
  const { items, counts } = findMedia(libraryOf([...without, whole], many), { type: null, filters: first });
  expect(items).toEqual([whole]);
  expect(new Set(Object.values(counts))).toEqual(new Set([1]));
});

describe('pages', () => {
  test('hold each item once, and a page beyond the end holds none', () => {
    fc.assert(
      fc.property(libraries, searches, (library, search) => {
        const { items } = findMedia(library, search);
        const count = Math.ceil(items.length / MEDIA_PAGE_SIZE);
        const pages = Array.from({ length: count }, (_, index) => mediaPage(items, index + 1));
        expect(pages.flat()).toEqual(items);
        expect(pages.slice(0, -1).every((page) => page.length === MEDIA_PAGE_SIZE)).toBe(true);
        expect(mediaPage(items, count + 1)).toEqual([]);
        for (const [index, page] of pages.entries()) for (const one of page) expect(pageOfMedia(items, one.id)).toBe(index + 1);
        expect(pageOfMedia(items, 'none')).toBeNull();
      }),
    );
  });
});
