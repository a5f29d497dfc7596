import { useQuery } from '@tanstack/react-query';
import { pageCounts } from '@vitrine/contract/page-counts.ts';
import { findOne } from './find.ts';

/** Print pages by route path, as far as measured. */
export type PageCounts = Readonly<Record<string, number>>;

const UNKNOWN: PageCounts = {};

export const pageCountsQuery = () => findOne(pageCounts, 'page-counts/_all');

/** None while they are on the way or cannot be had: a page may be chosen without knowing how long it is in print. */
export const usePageCounts = (): PageCounts => useQuery(pageCountsQuery()).data?.pageCounts ?? UNKNOWN;
