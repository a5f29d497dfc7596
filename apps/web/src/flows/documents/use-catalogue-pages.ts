import { useSuspenseQuery } from '@tanstack/react-query';
import { navigationItem } from '@vitrine/contract/navigation.ts';
import { useMemo } from 'react';
import { findMany } from '../../api/find.ts';
import { type PageCounts, usePageCounts } from '../../api/page-counts.ts';
import { type PageGroup, type SelectablePage, selectablePages } from './selectable-pages.ts';

export const navigationQuery = () => findMany(navigationItem, 'navigation/_all');

interface CataloguePages {
  groups: PageGroup[];
  /** A page by its path; undefined once it is no longer published. */
  find: (path: string) => SelectablePage | undefined;
  /** Print pages by path, as far as measured. */
  pageCounts: PageCounts;
}

/** The pages one may choose, and how long they are in print. */
export function useCataloguePages(): CataloguePages {
  const { data: navigation } = useSuspenseQuery(navigationQuery());
  const pageCounts = usePageCounts();
  return useMemo(() => {
    const groups = selectablePages(navigation);
    const byPath = new Map(groups.flatMap((group) => group.pages.map((page) => [page.path, page] as const)));
    return { groups, find: (path: string) => byPath.get(path), pageCounts };
  }, [navigation, pageCounts]);
}
