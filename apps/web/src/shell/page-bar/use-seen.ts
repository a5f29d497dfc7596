import { useEffect, useState } from 'react';

/** Where an element is in the window below the header, or that it has been left behind above it. */
export type Seen = 'ahead' | 'here' | 'behind';

/** Follows where an element is while the page scrolls; null for none, or before it is known. */
export function useSeen(element: Element | null): Seen | null {
  const [seen, setSeen] = useState<Seen | null>(null);
  useEffect(() => {
    setSeen(null);
    if (!element) return;
    const header = document.querySelector('header')?.offsetHeight ?? 0;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const { isIntersecting, boundingClientRect } = entry;
        setSeen(isIntersecting ? 'here' : boundingClientRect.top > 0 ? 'ahead' : 'behind');
      },
      { rootMargin: `-${header}px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return seen;
}
