import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Keeps the height of an element in a property of the page while it is there: notifications are above it. */
export function useHeightProperty(name: `--${string}`): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(name, `${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [name]);
  return element;
}
