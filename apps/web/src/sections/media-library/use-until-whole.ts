import { useEffect, useRef } from 'react';
import type { LoadedPages } from './paged-items.ts';

/** Pages of one version of a list. */
interface Version {
  /** What the list is of; empty while that is not known. */
  list: string;
  version: string;
  total: number;
  pages: LoadedPages;
}

/**
 * A newer version of the list that is on show, once all of it that is looked at is there (`isWhole`), and the former one until then: a
 * publication must not take away what somebody looks at.
 */
export function useUntilWhole(newest: Version, isWhole: boolean): Version {
  const last = useRef<Version>(newest);
  const isOther = last.current.list === newest.list && last.current.version !== newest.version;
  const shown = isOther && last.current.version !== '' && !isWhole ? last.current : newest;
  useEffect(() => {
    last.current = shown;
  });
  return shown;
}
