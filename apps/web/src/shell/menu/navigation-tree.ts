import { navigationItem } from '@vitrine/contract/navigation.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { findMany } from '../../api/find.ts';

export type NavigationItem = Model<typeof navigationItem>;
export interface NavigationNode {
  item: NavigationItem;
  children: NavigationNode[];
}

export const navigationQuery = () => findMany(navigationItem, 'navigation/_all');

/** The menu as a tree in menu order, from the flat list; hidden items and what hangs below them are left out. */
export function navigationTree(items: readonly NavigationItem[]): NavigationNode[] {
  const shown = items.filter((item) => !item.itemHidden);
  const below = Map.groupBy(shown, (item) => item.parent?.id);
  const nodes = (parent: string | undefined): NavigationNode[] =>
    (below.get(parent) ?? []).map((item) => ({ item, children: nodes(item.id) }));
  return nodes(undefined).filter(({ item }) => item.level === '1');
}

/** The nodes from the top down to the page at `path`; empty if the menu does not lead there. */
export function trailTo(path: string, nodes: readonly NavigationNode[]): NavigationNode[] {
  for (const node of nodes) {
    if (node.item.link === path) return [node];
    const rest = trailTo(path, node.children);
    if (rest.length > 0) return [node, ...rest];
  }
  return [];
}
