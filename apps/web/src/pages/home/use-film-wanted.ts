import { useEffect, useState } from 'react';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** The still stays: motion is to be reduced, data saved, or the network is slower than 4G. */
function stillWanted(): boolean {
  const connection: Connection | undefined = 'connection' in navigator ? (navigator.connection as Connection) : undefined;
  const slow = connection?.effectiveType !== undefined && connection.effectiveType !== '4g';
  return matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true || slow;
}

/** True once the page itself has loaded and nothing speaks against a film in the background. */
export function useFilmWanted(): boolean {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (stillWanted()) return;
    const start = () => setWanted(true);
    if (document.readyState === 'complete') {
      const timer = setTimeout(start, 300);
      return () => clearTimeout(timer);
    }
    addEventListener('load', start, { once: true });
    return () => removeEventListener('load', start);
  }, []);
  return wanted;
}
