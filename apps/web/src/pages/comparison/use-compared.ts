import { useQueries, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { ApiFailure } from '../../api/failure.ts';
import { productQuery } from '../../api/product-query.ts';
import { shownLanguage } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Product } from '../../sections/resources.ts';
import { type Comparison, comparisonOf } from './model.ts';
import { outputFiguresQuery } from './query.ts';
import { seated } from './seated.ts';

export interface Compared {
  comparison: Comparison;
  /** Slugs that hold a place, and those before them that are not published. */
  asked: string[];
  /** Slugs of machines for which there is no place. */
  tooMany: string[];
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
  const queries = useQueryClient();
  // What is known of a machine changes with its query below, which renders anew: the next one is asked for then.
  const asked = seated(slugs, (slug) => isGone(queries.getQueryState(productQuery(slug).queryKey)?.error));
  const results = useQueries({ queries: asked.map((slug) => productQuery(slug)) });
  const isLoading = results.some(({ isPending }) => isPending);
  const products = results.map(({ data }) => data).filter(isThere);
  return {
    comparison: comparisonOf(products, figures, language, { outputs, comparison }),
    asked,
    tooMany: slugs.slice(asked.length),
    unknown: asked.filter((_, index) => isGone(results[index]?.error)),
    isSeveral: (isLoading ? asked : products).length > 1,
    isLoading,
    isFailed: results.some(({ error, data }) => error !== null && data === undefined && !isGone(error)),
    retry: () => {
      for (const result of results) if (result.error) void result.refetch();
    },
  };
}
