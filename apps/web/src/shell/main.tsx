import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** The landmark of the page's own matter; the skip link and each navigation put the focus here. */
export function Main({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  // In a page that brings its frame it is made anew right after the navigation has put the focus on the one before.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.navigated && document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, []);
  return (
    <main id="content" ref={main} tabIndex={-1}>
      {children}
    </main>
  );
}
