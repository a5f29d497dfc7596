import { useState } from 'react';

/** A search that found nothing. */
export interface Missed {
  query: string;
  /** The media library has not been searched. */
  isPartial: boolean;
}

/**
 * What is said of the search that found nothing. While the answer to the next key is on its way (`isOnItsWay`) it stays, so that nothing
 * comes and goes while one types.
 */
export function useMissed(missed: Missed | null, isOnItsWay: boolean): Missed | null {
  const [shown, setShown] = useState(missed);
  const next = missed ?? (isOnItsWay ? shown : null);
  if (next?.query !== shown?.query || next?.isPartial !== shown?.isPartial) setShown(next);
  return next;
}
