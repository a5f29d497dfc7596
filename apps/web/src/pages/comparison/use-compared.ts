import { useQueries, useSuspenseQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { ApiFailure } from '../../api/failure.ts';
import { shownLanguage } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Product } from '../../sections/resources.ts';
import { type Comparison, comparisonOf } from './model.ts';
import { machineQuery, outputFiguresQuery } from './query.ts';

export interface Compared {
  comparison: Comparison;
  /** Slugs of machines that are not published. */
  unknown: string[];
  /** Machines will stand beside each other, as far as is known. */
  isSeveral: boolean;
  isLoading: boolean;
  /** Some machine could not be fetched now. */
  isFailed: boolean;
  retry: () => void;
}

const isGone = (error: unknown) => error instanceof ApiFailure && error.kind === 'notFound';
const isThere = (product: Product | undefined) => product !== undefined;

/** The machines beside each other, as far as they have come. */
export function useCompared(slugs: readonly string[]): Compared {
  const { data: figures } = useSuspenseQuery(outputFiguresQuery());
  const language = useStore(shownLanguage, (store) => store.language);
  const outputs = useTexts('outputs');
  const comparison = useTexts('comparison');
  const results = useQueries({ queries: slugs.map((slug) => machineQuery(slug)) });
  const isLoading = results.some(({ isPending }) => isPending);
  const products = results.map(({ data }) => data).filter(isThere);
  return {
    comparison: comparisonOf(products, figures, language, { outputs, comparison }),
    unknown: slugs.filter((_, index) => isGone(results[index]?.error)),
    isSeveral: (isLoading ? slugs : products).length > 1,
    isLoading,
    isFailed: results.some(({ error, data }) => error !== null && data === undefined && !isGone(error)),
    retry: () => {
      for (const result of results) if (result.error) void result.refetch();
    },
  };
}
