import { isNetworkSlow, mayAutoplay } from '@vitrine/ui/video/autoplay.ts';
import { useEffect, useState } from 'react';

/** True once the page itself has loaded and nothing speaks against a video in the background. */
export function useVideoWanted(): boolean {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!mayAutoplay() || isNetworkSlow()) return;
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
