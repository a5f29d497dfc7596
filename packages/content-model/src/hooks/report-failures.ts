import type { AfterErrorHook } from 'payload';
import type { ContentEnvironment } from '../environment.ts';

/** Reports what Payload answers with 5xx; what it refuses is no fault. */
export const reportFailures =
  ({ reportFailure }: ContentEnvironment): AfterErrorHook =>
  ({ error }) => {
    const status = 'status' in error && typeof error.status === 'number' ? error.status : 500;
    if (status >= 500) reportFailure?.(error);
    return undefined;
  };
