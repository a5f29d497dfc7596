import { describe, expect, it } from 'vitest';
import { testNavigationItem } from '../../testing/test-navigation-item.ts';
import { type NavigationItem, navigationTree, ownPage, trailTo } from './navigation-tree.ts';

const item = (id: string, level: '1' | '2' | '3', parent: string | null, more: Partial<NavigationItem> = {}) =>
  testNavigationItem(id, parent, { level, ...more });
const items = [
  item('machines', '1', null),
  item('grinders', '2', 'machines'),
  item('ww-200', '3', 'grinders', { link: '/product/ww-200' }),
  item('secret', '2', 'machines', { itemHidden: true }),
  item('below', '3', 'secret', { link: '/product/below' }),
  item('documents', '1', null, { link: '/documents/overview' }),
];
/** Pages of a kind that the app has no route for. */
const NOWHERE = '/no-such-kind/page';

describe('navigationTree', () => {
  it('hangs items below their parents in menu order and leaves hidden branches out', () => {
    const [machines, documents] = navigationTree(items);
    expect(machines?.children.map((n) => n.item.id)).toEqual(['grinders']);
    expect(machines?.children[0]?.children.map((n) => n.item.id)).toEqual(['ww-200']);
    expect(documents?.item.id).toBe('documents');
  });
  it('leaves out what leads to no page, also by what hangs below it', () => {
    const tree = navigationTree([
      item('lines', '1', null, { link: NOWHERE }),
      item('line', '2', 'lines', { link: NOWHERE }),
      item('heading', '1', null),
      item('mixed', '1', null, { link: NOWHERE }),
      item('overview', '2', 'mixed', { link: NOWHERE }),
      item('k-330', '2', 'mixed', { link: '/product/k-330' }),
      item('file', '1', null, { link: '/assets/0123456789abcdef/plan.pdf' }),
    ]);
    expect(tree.map((n) => [n.item.id, n.children.map((c) => c.item.id)])).toEqual([
      ['mixed', ['k-330']],
      ['file', []],
    ]);
  });
  it('leads to the page of an item that opens a level, if it is there', () => {
    const [service, machines] = navigationTree([
      item('service', '1', null, { link: '/content-page/service' }),
      item('hygiene', '2', 'service', { link: '/content-page/hygiene' }),
      item('machines', '1', null, { link: NOWHERE }),
      item('ww-200', '2', 'machines', { link: '/product/ww-200' }),
    ]);
    expect([service, machines].map((node) => node && ownPage(node))).toEqual(['/content-page/service', null]);
    expect(service?.children.map(ownPage)).toEqual([null]);
  });
  it('knows the way to a page', () => {
    const ids = (path: string) => trailTo(path, navigationTree(items)).map((n) => n.item.id);
    expect(ids('/product/ww-200')).toEqual(['machines', 'grinders', 'ww-200']);
    expect(ids('/product/below')).toEqual([]);
  });
});
