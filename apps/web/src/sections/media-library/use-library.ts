import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { activeFilters, chosenFilters, filtersFrom, filterTree } from '@vitrine/contract/media-filters.ts';
import { useEffect, useMemo, useState } from 'react';
import { ApiFailure } from '../../api/failure.ts';
import type { LibraryAddress } from './library-address.ts';
import { categoriesQuery, headQuery, type LibrarySearch, pageQuery, placeQuery } from './library-query.ts';
import { type LoadedPages, pagesOf, placeOf } from './paged-items.ts';
import { useUntilWhole } from './use-until-whole.ts';

/** Places of the pages on show, from and to. */
export interface Window {
  first: number;
  last: number;
}

/** The filters of the library and what is on of them by the address. */
export function useFilters(ids: readonly string[]) {
  const { data, isError, isFetching, refetch } = useQuery(categoriesQuery());
  return useMemo(() => {
    if (!data) return { ready: false as const, isError, refetch };
    const tree = filterTree(data.data);
    const active = filtersFrom(tree, ids);
    const [chosen, list] = [chosenFilters(tree, active), activeFilters(tree, active)];
    return { ready: true as const, isFetching, tree, active, chosen, list };
  }, [data, ids, isError, isFetching, refetch]);
}

/**
 * The library by filters: what is counted, and the pages that are on show or around the open item. All of them are of one version; when
 * the server has a newer one, the first page brings it, and the former one stays until the others have followed.
 */
export function useLibrary(search: LibrarySearch | null, window: Window, item: LibraryAddress['item']) {
  const client = useQueryClient();
  const asked = search ?? { type: null, filters: [] };
  const head = useQuery({ ...headQuery(asked), enabled: search !== null });
  const { version, total } = head.data ?? { version: '', total: 0 };
  useEffect(() => {
    // An editor has deleted a filter that is on: the others go on without it.
    if (head.error instanceof ApiFailure && head.error.kind === 'validation') {
      void client.invalidateQueries({ queryKey: categoriesQuery().queryKey });
    }
  }, [client, head.error]);
  const isSettled = head.data !== undefined && !head.isPlaceholderData;

  const found = useQuery({ ...placeQuery(asked, version, item ?? ''), enabled: isSettled && item !== null });
  const [around, setAround] = useState<number | null>(null);
  const wanted = new Set([
    ...pagesOf(window.first, window.last, total),
    ...(found.data?.page ? [found.data.page] : []),
    // Also what is behind the neighbours: it is loaded ahead when an arrow leads to one of them.
    ...(item !== null && around !== null ? pagesOf(around - 2, around + 2, total) : []),
  ]);
  wanted.delete(1);
  const numbers = [...wanted];
  const results = useQueries({
    queries: isSettled
      ? numbers.map((page) => ({
          ...pageQuery(asked, version, page),
          // Where the item was looked for, its page came with the answer.
          ...(found.data?.page === page && found.data.version === version && { initialData: found.data }),
        }))
      : [],
  });

  const newest: LoadedPages = new Map([
    ...(head.data ? [[1, head.data.data] as const] : []),
    ...results.flatMap(({ data }, index) =>
      data && data.version === version ? [[numbers[index] ?? 0, data.data] as const] : [],
    ),
  ]);
  const isWhole = isSettled && results.every(({ data, isError }) => data?.version === version || isError);
  const shown = useUntilWhole({ list: isSettled ? JSON.stringify(asked) : '', version, total, pages: newest }, isWhole);
  const { pages } = shown;
  const isOutdated = results.some(({ data }) => data !== undefined && data.version !== version);
  const headPath = headQuery(asked).queryKey[2];
  useEffect(() => {
    if (isOutdated) void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] === headPath });
  }, [client, isOutdated, headPath]);

  const index = item === null ? null : placeOf(pages, item);
  useEffect(() => {
    if (index !== null || item === null) setAround(index);
  }, [index, item]);
  return {
    head,
    isSettled,
    version: shown.version,
    total: shown.total,
    pages,
    /** Place of the open item, null while it is looked for; where none is open, of the last one, which shows while it closes. */
    place: item === null ? around : index,
    /** The open item is not among what the filters show. */
    isGone: item !== null && index === null && found.data?.page === null,
    failed: [...results, found].filter(({ isError }) => isError),
  };
}
