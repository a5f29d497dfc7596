import { useQuery } from '@tanstack/react-query';
import { documentOf, pageAt, routeOf } from '@vitrine/contract/page-paths.ts';
import { productOverview } from '@vitrine/contract/product-overview.ts';
import { findOne } from '../../api/find.ts';
import { type NavigationItem, navigationQuery } from '../../shell/menu/navigation-tree.ts';
import type { ProductOverview } from '../resources.ts';

/** Slug of the overview below which the menu has a machine; null without one. */
export function overviewOf(slug: string, items: readonly NavigationItem[]): string | null {
  const machine = items.find(({ link }) => link === routeOf({ kind: 'product', slug }));
  const above = items.find(({ id }) => id === machine?.parent?.id)?.link;
  const page = above ? pageAt(above) : null;
  return page?.kind === 'product-overview' ? page.slug : null;
}

/** The overview of a machine's kind; undefined until it has come, null for a machine without one. */
export function useOverview(slug: string): ProductOverview | null | undefined {
  const menu = useQuery(navigationQuery());
  const slugAbove = overviewOf(slug, menu.data ?? []);
  const path = documentOf({ kind: 'product-overview', slug: slugAbove ?? '' });
  const overview = useQuery({ ...findOne(productOverview, path), enabled: slugAbove !== null });
  if (menu.isPending || (slugAbove !== null && overview.isPending)) return undefined;
  return overview.data ?? null;
}
