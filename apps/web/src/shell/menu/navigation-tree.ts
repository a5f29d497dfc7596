import { navigationItem } from '@vitrine/contract/navigation.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { findMany } from '../../api/find.ts';
import { leadsSomewhere } from '../link-target.ts';

export type NavigationItem = Model<typeof navigationItem>;
export interface NavigationNode {
  item: NavigationItem;
  children: NavigationNode[];
}

export const navigationQuery = () => findMany(navigationItem, 'navigation/_all');

/** An item is worth its row when it leads to a page that is there, itself or by what hangs below it. */
const isUseful = ({ item, children }: NavigationNode) => children.length > 0 || (item.link !== null && leadsSomewhere(item.link));

/** The menu as a tree in menu order, from the flat list; left out: hidden items with what hangs below them, and what leads nowhere. */
export function navigationTree(items: readonly NavigationItem[]): NavigationNode[] {
  const shown = items.filter((item) => !item.itemHidden);
  const below = Map.groupBy(shown, (item) => item.parent?.id);
  const nodes = (parent: string | undefined): NavigationNode[] =>
    (below.get(parent) ?? []).map((item) => ({ item, children: nodes(item.id) })).filter(isUseful);
  return nodes(undefined).filter(({ item }) => item.level === '1');
}

/** The page of an item that opens a level of its own: the level's first row leads there. Null without one. */
export const ownPage = ({ item, children }: NavigationNode): string | null =>
  children.length > 0 && item.link !== null && leadsSomewhere(item.link) ? item.link : null;

/** The nodes from the top down to the page at `path`; empty if the menu does not lead there. */
export function trailTo(path: string, nodes: readonly NavigationNode[]): NavigationNode[] {
  for (const node of nodes) {
    if (node.item.link === path) return [node];
    const rest = trailTo(path, node.children);
    if (rest.length > 0) return [node, ...rest];
  }
  return [];
}
