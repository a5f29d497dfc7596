import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { signalPrintError } from '../print-error.ts';

/**
 * Loads what a printed page shows, once. In print mode a failure is told to the renderer at once, so that it does not
 * wait for a page that cannot come.
 */
export function usePrintData<T>(name: string, load: () => Promise<T>) {
  const query = useQuery({ queryKey: ['print', name], queryFn: load, retry: false, staleTime: Number.POSITIVE_INFINITY });
  useEffect(() => {
    if (query.error) signalPrintError(query.error);
  }, [query.error]);
  return query;
}
