import type { ReactNode } from 'react';

/** The landmark of the page's own matter; the skip link and each navigation put the focus here. */
export const Main = ({ children }: { children: ReactNode }) => (
  <main id="content" tabIndex={-1}>
    {children}
  </main>
);
