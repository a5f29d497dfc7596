import type { SearchEntry, SearchKind } from '@vitrine/contract/search.ts';
import type { Hit } from '@vitrine/search/search.ts';
import { describe, expect, it } from 'vitest';
import { groupHits, groupsOnScreen, placeAfterKey } from './options.ts';

const TERMS = { name: '', title: '', kind: '', text: '', parts: '', textParts: '' };
const hit = (kind: SearchKind, title: string, link: string): Hit => {
  const entry: SearchEntry = { id: link, kind, title, line: null, label: null, link, image: null, file: null, terms: TERMS };
  return { entry, score: 1, terms: [], parts: 1, isNamed: false };
};
const groups = groupHits(
  [
    hit('machine', 'WW 200', '/product/ww-200'),
    hit('page', 'Wölfe', '/product-overview/woelfe'),
    ...[160, 250, 300, 400].map((size) => hit('machine', `WW ${size}`, `/product/ww-${size}`)),
  ],
  { opened: new Set() },
);
const options = groups.flatMap((group) => group.options);

describe('the options of a search', () => {
  it('are four machines and the way to all of them, then a page', () => {
    expect(groups.map(({ kind, count }) => [kind, count])).toEqual([
      ['machine', 5],
      ['page', 1],
    ]);
    expect(options.map((option) => ('rest' in option ? option.rest : option.hit.entry.title))).toEqual([
      'WW 200',
      'WW 160',
      'WW 250',
      'WW 300',
      'machine',
      'Wölfe',
    ]);
  });
  it('have the media that come from the server in their place, or last once a hit was chosen', () => {
    const page = { ...hit('page', 'Messer', '/content-page/messer'), score: 3 };
    const media = { hits: [{ ...hit('media', 'Messertrommel', '/media-library?item=1'), score: 7 }], count: 9 };
    const kinds = (isMediaLast: boolean) =>
      groupHits([page], { opened: new Set(), media, isMediaLast }).map(({ kind, count }) => [kind, count]);
    expect(kinds(false)).toEqual([
      ['media', 9],
      ['page', 1],
    ]);
    expect(kinds(true)).toEqual([
      ['page', 1],
      ['media', 9],
    ]);
  });
  it('are all hits of an opened group, up to sixty', () => {
    const pages = (count: number) =>
      Array.from({ length: count }, (_, n) => hit('page', `Seite ${n}`, `/content-page/seite-${n}`));
    const opened = (count: number, kinds: SearchKind[] = ['page']) => {
      const [group] = groupHits(pages(count), { opened: new Set(kinds) });
      return [group?.count, group?.most, group?.options.length, group?.options.some((option) => 'rest' in option)];
    };
    expect(opened(70, [])).toEqual([70, 60, 4, true]);
    expect(opened(70)).toEqual([70, 60, 60, false]);
    expect(opened(12)).toEqual([12, 12, 12, false]);
  });
  it('are as many media as the server sends, however many there are', () => {
    const media = { hits: [hit('media', 'Messertrommel', '/media-library?item=1')], count: 3214 };
    expect(groupHits([], { opened: new Set(), media })).toMatchObject([{ count: 3214, most: 1 }]);
  });
  it('name the machine that can be compared', () => {
    expect(options[0]).toMatchObject({ machine: { slug: 'ww-200', name: 'WW 200' } });
    expect(options[5]).toMatchObject({ machine: null });
  });
});

describe('the groups on the screen', () => {
  const page = hit('page', 'Wölfe', '/product-overview/woelfe');
  const found = (size: number) => groupHits([hit('machine', `WW ${size}`, `/product/ww-${size}`), page], { opened: new Set() });
  const [now, before] = [found(160), found(200)];
  it('are the first of a key above those of the key before, where these are numbered after as many', () =>
    expect(groupsOnScreen(now[0], before)).toEqual([now[0], before[1]]));
  it('are the first alone where the others are numbered after more or fewer, or after another kind', () => {
    expect(groupsOnScreen(groups[0], before)).toEqual([groups[0]]);
    expect(groupsOnScreen(before[0], groups)).toEqual([before[0]]);
    expect(groupsOnScreen(now[1], before)).toEqual([now[1]]);
  });
  it('are none where nothing was found', () => expect(groupsOnScreen(undefined, before)).toEqual([]));
});

describe('a key in the field', () => {
  const first = { at: 0, cell: 'hit' } as const;
  it('moves from row to row and stops at both ends', () => {
    expect(placeAfterKey('ArrowDown', first, options, true)).toEqual({ at: 1, cell: 'hit' });
    expect(placeAfterKey('ArrowUp', first, options, true)).toEqual(first);
    expect(placeAfterKey('ArrowDown', { at: 5, cell: 'hit' }, options, true)).toEqual({ at: 5, cell: 'hit' });
  });
  it('reaches the comparison of a machine by the right arrow, once the caret is at the end of the words', () => {
    expect(placeAfterKey('ArrowRight', first, options, false)).toBeNull();
    expect(placeAfterKey('ArrowRight', first, options, true)).toEqual({ at: 0, cell: 'compare' });
    expect(placeAfterKey('ArrowLeft', { at: 0, cell: 'compare' }, options, true)).toEqual(first);
    expect(placeAfterKey('ArrowLeft', first, options, true)).toBeNull();
  });
  it('stays in the column of the comparison as long as rows have it', () => {
    expect(placeAfterKey('ArrowDown', { at: 2, cell: 'compare' }, options, true)).toEqual({ at: 3, cell: 'compare' });
    expect(placeAfterKey('ArrowDown', { at: 3, cell: 'compare' }, options, true)).toEqual({ at: 4, cell: 'hit' });
    expect(placeAfterKey('ArrowRight', { at: 5, cell: 'hit' }, options, true)).toBeNull();
  });
  it('is for the field when nothing was found', () => expect(placeAfterKey('ArrowDown', first, [], true)).toBeNull());
});
