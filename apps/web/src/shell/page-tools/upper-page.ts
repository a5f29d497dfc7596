import { leadsSomewhere } from '../link-target.ts';
import type { NavigationItem } from '../menu/navigation-tree.ts';
import { useMenuAtHand } from '../menu/use-menu-at-hand.ts';

/** The nearest page above the one at `path` in the menu; null where the menu has none. */
export function upperPage(path: string, items: readonly NavigationItem[]): { href: string; title: string } | null {
  const above = (item: NavigationItem | undefined) => items.find(({ id }) => id === item?.parent?.id);
  for (let item = above(items.find(({ link }) => link === path)); item; item = above(item)) {
    if (item.link !== null && leadsSomewhere(item.link)) return { href: item.link, title: item.name.replaceAll('\u00ad', '') };
  }
  return null;
}

/** The page above this one, as far as the menu is there already. */
export const useUpperPage = (path: string) => upperPage(path, useMenuAtHand());
