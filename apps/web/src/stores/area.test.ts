import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createArea, forgetAll, restore } from './area.ts';

const schema = z.object({ name: z.string(), count: z.int() });
const initial = { name: '', count: 0 };
const migrations = {
  1: (state: unknown) => ({ ...z.object({ title: z.string() }).parse(state), count: 1 }),
  2: (state: unknown) => {
    const { title, count } = z.object({ title: z.string(), count: z.int() }).parse(state);
    return { name: title, count };
  },
};
const area = { name: 'things', version: 3, schema, initial, migrations };
const stored = (state: unknown, version: number) => JSON.stringify({ state, version });

describe('restore', () => {
  it('reads what is stored', () => {
    expect(restore(area, stored({ name: 'a', count: 2 }, 3))).toEqual({ name: 'a', count: 2 });
  });
  it('moves older state on, one version at a time', () => {
    expect(restore(area, stored({ title: 'a' }, 1))).toEqual({ name: 'a', count: 1 });
    expect(restore(area, stored({ title: 'a', count: 5 }, 2))).toEqual({ name: 'a', count: 5 });
  });
  it.each([
    ['nothing', null],
    ['no JSON', '{"state":'],
    ['another shape', '"text"'],
    ['no version', '{"state":{"name":"a","count":1}}'],
    ['state that does not fit', stored({ name: 'a' }, 3)],
    ['state from the future', stored({ name: 'a', count: 1 }, 4)],
    ['a version without a way on', stored({ name: 'a', count: 1 }, 0)],
    ['a migration that fails', stored({ other: 1 }, 1)],
  ])('drops %s', (_, text) => {
    expect(restore(area, text)).toBeNull();
  });
});

describe('createArea', () => {
  const items = new Map<string, string>();
  const target = new EventTarget();
  beforeEach(() => {
    items.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
      removeItem: (key: string) => items.delete(key),
    });
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  });
  const otherTab = (key: string | null) => target.dispatchEvent(Object.assign(new Event('storage'), { key }));

  it('begins anew when its state is damaged, and leaves other areas alone', () => {
    items.set('things', '{');
    items.set('other', stored({ name: 'b', count: 1 }, 3));
    expect(createArea(area).getState()).toEqual(initial);
    expect(createArea({ ...area, name: 'other' }).getState()).toEqual({ name: 'b', count: 1 });
  });
  it('stores every change with its version', () => {
    createArea(area).setState({ name: 'c' });
    expect(items.get('things')).toBe(stored({ name: 'c', count: 0 }, 3));
  });
  it('follows another tab and reports what changed', () => {
    const store = createArea(area);
    const heard: unknown[] = [];
    store.onOtherTab((before, after) => heard.push([before.name, after.name]));
    items.set('things', stored({ name: 'd', count: 4 }, 3));
    otherTab('unrelated');
    expect(store.getState().name).toBe('');
    otherTab('things');
    expect(store.getState()).toEqual({ name: 'd', count: 4 });
    expect(heard).toEqual([['', 'd']]);
  });
  it('takes the whole storage being cleared as a new beginning', () => {
    const store = createArea(area);
    store.setState({ name: 'e' });
    items.clear();
    otherTab(null);
    expect(store.getState()).toEqual(initial);
  });
  it('lives in memory when storage is blocked', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('SecurityError');
      },
      setItem: () => {
        throw new Error('SecurityError');
      },
    });
    const store = createArea(area);
    store.setState({ name: 'f' });
    store.reread();
    expect(store.getState().name).toBe('f');
  });
  it('forgets everything on reset', () => {
    const store = createArea(area);
    store.setState({ name: 'g' });
    forgetAll();
    expect(store.getState()).toEqual(initial);
    expect(items.has('things')).toBe(false);
  });
});
