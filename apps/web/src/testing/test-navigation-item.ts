import type { NavigationItem } from '../shell/menu/navigation-tree.ts';

/** An entry of the menu below another one, by its id, which is its name too; it leads nowhere. */
export const testNavigationItem = (id: string, parent: string | null, more: Partial<NavigationItem> = {}): NavigationItem => ({
  type: 'navigation-item',
  id,
  name: id,
  kind: null,
  pdfName: null,
  pdfKind: null,
  link: null,
  linkType: 'none',
  level: '1',
  itemHidden: false,
  pdfDocument: null,
  subList: [],
  parent: parent === null ? null : { type: 'navigation-item', id: parent, name: parent, level: '1' },
  image: null,
  ...more,
});
