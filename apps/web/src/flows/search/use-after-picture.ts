import { painted } from '@vitrine/ui/painted.ts';
import { startTransition, useEffect, useState } from 'react';

/**
 * A value that may come late: what depends on it is made anew once everything else of its change is on the screen. React's deferred value
 * comes as soon as the thread is free, which is before the next picture and makes it late. Until the first value has come it is `first`.
 */
export function useAfterPicture<T>(value: T, first: T = value): T {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    let isLast = true;
    void painted().then(() => {
      if (isLast) startTransition(() => setShown(value));
    });
    return () => {
      isLast = false;
    };
  }, [value]);
  return shown;
}
