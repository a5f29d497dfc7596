import { describe, expect, it } from 'vitest';
import { type NavigationItem, navigationTree, trailTo } from './navigation-tree.ts';

const item = (id: string, level: '1' | '2' | '3', parent: string | null, more: Partial<NavigationItem> = {}): NavigationItem => ({
  type: 'navigation-item',
  id,
  name: id,
  kind: null,
  pdfName: null,
  pdfKind: null,
  link: null,
  linkType: 'none',
  level,
  itemHidden: false,
  pdfDocument: null,
  subList: [],
  parent: parent ? { type: 'navigation-item', id: parent, name: parent, level: '1' } : null,
  image: null,
  ...more,
});
const items = [
  item('machines', '1', null),
  item('grinders', '2', 'machines'),
  item('ww-200', '3', 'grinders', { link: '/product/ww-200' }),
  item('secret', '2', 'machines', { itemHidden: true }),
  item('below', '3', 'secret', { link: '/product/below' }),
  item('contact', '1', null, { link: '/contact' }),
];

describe('navigationTree', () => {
  it('hangs items below their parents in menu order and leaves hidden branches out', () => {
    const [machines, contact] = navigationTree(items);
    expect(machines?.children.map((n) => n.item.id)).toEqual(['grinders']);
    expect(machines?.children[0]?.children.map((n) => n.item.id)).toEqual(['ww-200']);
    expect(contact?.item.id).toBe('contact');
  });
  it('knows the way to a page', () => {
    const ids = (path: string) => trailTo(path, navigationTree(items)).map((n) => n.item.id);
    expect(ids('/product/ww-200')).toEqual(['machines', 'grinders', 'ww-200']);
    expect(ids('/product/below')).toEqual([]);
  });
});
