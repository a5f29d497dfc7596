import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { activeFilters, chosenFilters, filterState, filtersFrom, filterTree, toggleFilter } from './media-filters.ts';
import { type MediaFilterCategory, WHOLE_FILTER_ITEM_ID } from './media-library.ts';

type Categories = Record<string, MediaFilterCategory>;

/** Trees of up to three categories; one item may be the one that has no options for its children. */
const trees = fc
  .array(fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 5 }), { minLength: 1, maxLength: 3 })
  .chain((shape) => fc.tuple(fc.constant(shape), fc.boolean()))
  .map(([shape, hasWhole]): Categories => {
    const categories = shape.map((items, c) => ({
      identifier: `category-${c}`,
      position: c,
      title: `Category ${c}`,
      items: items.map((children, i) => {
        const id = hasWhole && c === 0 && i === 0 ? WHOLE_FILTER_ITEM_ID : `${c}-${i}`;
        return {
          id,
          title: `Item ${id}`,
          children: Array.from({ length: children }, (_, n) => ({ id: `${id}-${n}`, title: `Child ${id} ${n}` })),
        };
      }),
    }));
    // The keys of an object have no order: `position` has.
    return Object.fromEntries(categories.reverse().map((category) => [category.identifier, category]));
  });

/**
 * The same rules in the plainest way: only boxes without boxes below them are on or off, and an item with children is on when all of them
 * are.
 */
class Boxes {
  readonly leaves = new Set<string>();
  readonly categories: MediaFilterCategory[];
  constructor(categories: Categories) {
    this.categories = Object.values(categories).sort((a, b) => a.position - b.position);
  }
  isOn(id: string): boolean {
    const item = this.items().find((one) => one.id === id);
    return item && item.children.length > 0 ? item.children.every((child) => this.leaves.has(child.id)) : this.leaves.has(id);
  }
  items() {
    return this.categories.flatMap(({ items }) => items);
  }
  click(id: string): void {
    const item = this.items().find((one) => one.id === id);
    const parent = this.items().find((one) => one.children.some((child) => child.id === id));
    if (parent?.id === WHOLE_FILTER_ITEM_ID) return;
    if (!item && !parent) return;
    const boxes = item && item.children.length > 0 ? item.children.map((child) => child.id) : [id];
    const on = !this.isOn(id);
    for (const box of boxes) on ? this.leaves.add(box) : this.leaves.delete(box);
  }
  on(): string[] {
    return this.items()
      .flatMap((item) => [item.id, ...item.children.map((child) => child.id)])
      .filter((id) => this.isOn(id));
  }
}

const idsOf = (categories: Categories) =>
  Object.values(categories).flatMap(({ items }) =>
    items.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]),
  );

const clicks = trees.chain((categories) =>
  fc.tuple(fc.constant(categories), fc.array(fc.constantFrom(...idsOf(categories), 'unknown'), { maxLength: 30 })),
);

describe('after any clicks in any tree', () => {
  test('the same filters are on as in the plainest model of the rules', () => {
    fc.assert(
      fc.property(clicks, ([categories, ids]) => {
        const tree = filterTree(categories);
        const boxes = new Boxes(categories);
        let active = filtersFrom(tree, []);
        for (const id of ids) {
          active = toggleFilter(tree, active, id);
          boxes.click(id);
          expect([...active].sort()).toEqual(boxes.on().sort());
        }
      }),
    );
  });

  test('an address keeps what is on, and one state has one address', () => {
    fc.assert(
      fc.property(clicks, ([categories, ids]) => {
        const tree = filterTree(categories);
        const active = ids.reduce((last, id) => toggleFilter(tree, last, id), filtersFrom(tree, []));
        const chosen = chosenFilters(tree, active);
        expect([...filtersFrom(tree, chosen)].sort()).toEqual([...active].sort());
        expect(chosenFilters(tree, filtersFrom(tree, [...chosen].reverse()))).toEqual(chosen);
        // The list leaves out the whole item alone.
        expect(activeFilters(tree, active).map(({ id }) => id)).toEqual(chosen.filter((id) => id !== WHOLE_FILTER_ITEM_ID));
      }),
    );
  });

  test('removing each entry of the list turns everything off but the whole item', () => {
    fc.assert(
      fc.property(clicks, ([categories, ids]) => {
        const tree = filterTree(categories);
        const active = ids.reduce((last, id) => toggleFilter(tree, last, id), filtersFrom(tree, []));
        const left = activeFilters(tree, active).reduce((last, { id }) => toggleFilter(tree, last, id), active);
        expect(chosenFilters(tree, left)).toEqual(active.has(WHOLE_FILTER_ITEM_ID) ? [WHOLE_FILTER_ITEM_ID] : []);
      }),
    );
  });
});

describe('the rules by example', () => {
  const child = (id: string) => ({ id, title: id });
  const tree = filterTree({
    machine: {
      identifier: 'machine',
      position: 0,
      title: 'Maschine',
      items: [
        { id: 'w', title: 'Wölfe', children: [child('w-1'), child('w-2')] },
        { id: 'k', title: 'Kutter', children: [] },
        { id: WHOLE_FILTER_ITEM_ID, title: 'Messen', children: [child('m-1')] },
      ],
    },
  });
  const none = filtersFrom(tree, []);
  const wolf = tree.places.get('w')?.item ?? { id: '', title: '', children: [] };

  test('an item takes its children along; one child less takes the item off', () => {
    const all = toggleFilter(tree, none, 'w');
    expect([...all]).toEqual(['w', 'w-1', 'w-2']);
    expect(filterState(all, wolf)).toBe('on');
    const part = toggleFilter(tree, all, 'w-1');
    expect([...part]).toEqual(['w-2']);
    expect(filterState(part, wolf)).toBe('part');
    expect([...toggleFilter(tree, part, 'w-1')].sort()).toEqual(['w', 'w-1', 'w-2']);
  });

  test('the list names an item for all of its children, a child with its item, and never 208358', () => {
    const some = [WHOLE_FILTER_ITEM_ID, 'w-2', 'k'].reduce((last, id) => toggleFilter(tree, last, id), none);
    expect(activeFilters(tree, some)).toEqual([
      { id: 'w-2', type: 'machine', title: 'w-2', parentId: 'w' },
      { id: 'k', type: 'machine', title: 'Kutter', parentId: null },
    ]);
    expect(chosenFilters(tree, some)).toEqual(['w-2', 'k', WHOLE_FILTER_ITEM_ID]);
  });

  test('208358 has no options for its children', () => {
    expect(toggleFilter(tree, none, 'm-1')).toBe(none);
    expect([...filtersFrom(tree, ['m-1', 'gone', 'k'])]).toEqual(['k']);
    expect([...toggleFilter(tree, none, WHOLE_FILTER_ITEM_ID)]).toEqual([WHOLE_FILTER_ITEM_ID, 'm-1']);
  });
});
