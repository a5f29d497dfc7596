import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiFailure } from '../../api/failure.ts';
import { printMode } from '../../print-mode.ts';
import { signalPrintError } from './print-ready.ts';

/** A short reason without personal data. */
function reasonOf(error: Error): string {
  return error instanceof ApiFailure ? `HTTP ${error.status}` : error.name;
}

/**
 * Loads what a printed page shows, once. In print mode a failure is told to the renderer at once, so that it does not
 * wait for a page that cannot come.
 */
export function usePrintData<T>(name: string, load: () => Promise<T>) {
  const query = useQuery({ queryKey: ['print', name], queryFn: load, retry: false, staleTime: Number.POSITIVE_INFINITY });
  useEffect(() => {
    if (query.error && printMode) signalPrintError(reasonOf(query.error));
  }, [query.error]);
  return query;
}
