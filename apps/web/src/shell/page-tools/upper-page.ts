import { useQuery } from '@tanstack/react-query';
import { leadsSomewhere } from '../link-target.ts';
import { type NavigationItem, navigationQuery } from '../menu/navigation-tree.ts';

/** The nearest page above the one at `path` in the menu; null where the menu has none. */
export function upperPage(path: string, items: readonly NavigationItem[]): { href: string; title: string } | null {
  const above = (item: NavigationItem | undefined) => items.find(({ id }) => id === item?.parent?.id);
  for (let item = above(items.find(({ link }) => link === path)); item; item = above(item)) {
    if (item.link !== null && leadsSomewhere(item.link)) return { href: item.link, title: item.name.replaceAll('\u00ad', '') };
  }
  return null;
}

/** The page above this one, as far as the menu is there already: it is not loaded for this. */
export function useUpperPage(path: string) {
  const { data = [] } = useQuery({ ...navigationQuery(), enabled: false });
  return upperPage(path, data);
}
