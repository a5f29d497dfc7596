import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the browser makes paper of the page on show: what is drawn then is laid out right after it says so. */
export function useOnPaper(): boolean {
  const [isOnPaper, setOnPaper] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setOnPaper(true));
    const end = () => setOnPaper(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isOnPaper;
}
