import { useQuery } from '@tanstack/react-query';
import { pageCounts } from '@vitrine/contract/page-counts.ts';
import { useMemo } from 'react';
import { useComparisonSheets } from '../stores/comparison.ts';
import { activeLanguage } from './client.ts';
import { findOne } from './find.ts';

/** Print pages by route path, as far as measured. */
export type PageCounts = Readonly<Record<string, number>>;

const UNKNOWN: PageCounts = {};

export const pageCountsQuery = () => findOne(pageCounts, 'page-counts/_all');

/**
 * None while they are on the way or cannot be had: a page may be chosen without knowing how long it is in print. Comparisons, which the
 * server does not know of, are as long as they were when they were shown.
 */
export function usePageCounts(): PageCounts {
  const measured = useQuery(pageCountsQuery()).data?.pageCounts ?? UNKNOWN;
  const sheets = useComparisonSheets();
  const language = activeLanguage();
  return useMemo(() => {
    const own = Object.entries(sheets).flatMap(([key, count]) => {
      const [of, path = ''] = key.split(' ');
      return of === language ? [[path, count] as const] : [];
    });
    return { ...Object.fromEntries(own), ...measured };
  }, [measured, sheets, language]);
}
