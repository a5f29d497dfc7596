import { painted } from '@vitrine/ui/painted.ts';
import { startTransition, useEffect, useState } from 'react';

/**
 * A value that may come late: what depends on it is made anew once everything else of its change is on the screen. React's deferred value
 * comes as soon as the thread is free, which is before the next picture and makes it late.
 */
export function useAfterPicture<T>(value: T): T {
  const [shown, setShown] = useState(value);
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
