import { expect, test } from 'vitest';
import { type BreakPlace, chooseBreaks } from './page-breaks.ts';

const PAGE = 237;

/** Places of sections below each other: each is a list of the heights of its rows. */
function flow(sections: { rows: number[]; tears?: BreakPlace['tears']; head?: number }[], gap = 13) {
  const places: BreakPlace[] = [];
  let bottom = -gap;
  for (const [section, { rows, tears = 'rows', head = 0 }] of sections.entries()) {
    for (const [index, height] of rows.entries()) {
      const top = bottom + (index === 0 ? gap : 0);
      places.push({ top, before: bottom, repeated: index === 0 ? 0 : head, tears: index === 0 ? 'nothing' : tears, section });
      bottom = top + height;
    }
  }
  const breaks = chooseBreaks(places, bottom, PAGE);
  const ends = [...breaks.map((at) => places[at]?.before ?? 0), bottom];
  const fills = [0, ...breaks].map((at, page) => ((ends[page] ?? 0) - (places[at]?.top ?? 0)) / PAGE);
  return { breaks, fills };
}

test('what fits one page is not parted', () => {
  expect(flow([{ rows: [60, 60] }, { rows: [80] }]).breaks).toEqual([]);
});

test('a last page is at least a third full, if need be with a row of the page before', () => {
  const { breaks, fills } = flow([{ rows: [76, 76, 76] }, { rows: [24] }]);
  expect(breaks).toEqual([2]);
  expect(Math.min(...fills)).toBeGreaterThan(1 / 3);
});

test('a table does not begin with three lines at the foot of a page', () => {
  const { breaks } = flow([{ rows: [190] }, { rows: [30, 60, 60, 60], tears: 'groups', head: 8 }]);
  expect(breaks).toEqual([1]);
});

test('a list does not leave one low row to the next page', () => {
  const { breaks } = flow([{ rows: [150] }, { rows: [35, 26] }, { rows: [60] }]);
  expect(breaks).toEqual([1]);
});

test('a list begins with two rows or goes over as a whole', () => {
  expect(flow([{ rows: [100] }, { rows: [62, 62] }, { rows: [60] }]).breaks).toEqual([1]);
  expect(flow([{ rows: [90] }, { rows: [70, 70, 70] }]).breaks).toEqual([1]);
});

test('the headline of a list that goes on has room on the next page', () => {
  const rows = Array.from({ length: 8 }, () => 59);
  expect(flow([{ rows }]).breaks).toEqual([4]);
  expect(Math.max(...flow([{ rows, head: 9 }]).fills)).toBeLessThanOrEqual(1);
  expect(flow([{ rows, head: 9 }]).breaks).toHaveLength(2);
});

test('a table higher than a page breaks between its groups, and its head on the next page has room', () => {
  const { breaks, fills } = flow([{ rows: [58, 58, 58, 58, 58], tears: 'groups', head: 10 }]);
  expect(breaks).toHaveLength(1);
  expect(Math.max(...fills)).toBeLessThanOrEqual(1);
});

test('what is higher than a page by itself flows over it, and nothing else does', () => {
  expect(flow([{ rows: [100] }, { rows: [300] }, { rows: [120] }]).breaks).toEqual([1, 2]);
});

test('nothing is placed nowhere', () => {
  expect(chooseBreaks([], 0, PAGE)).toEqual([]);
});
