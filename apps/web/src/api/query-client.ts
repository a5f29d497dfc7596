import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiFailure } from './failure.ts';

/** A failed call is tried twice more when that can help: no connection, or a server that stumbled. */
const worthRetrying = (error: Error) => error instanceof ApiFailure && (error.status === 0 || error.status >= 500);

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // What has been withdrawn is not shown any longer: without its record the page goes to its error boundary.
    onError: (error, query) => {
      if (error instanceof ApiFailure && error.kind === 'notFound') query.setState({ data: undefined });
    },
  }),
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 2 && worthRetrying(error),
      refetchOnWindowFocus: false,
      // A call without a connection fails at once and can be tried again, instead of waiting unseen.
      networkMode: 'always',
      gcTime: 15 * 60_000,
    },
    mutations: { retry: false },
  },
});
