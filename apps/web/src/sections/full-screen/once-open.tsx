import { type ReactNode, Suspense, useRef } from 'react';

/** Mounts what is inside when it is first needed and keeps it, so that an overlay can close in its own time. */
export function OnceOpen({ open, children }: { open: boolean; children: ReactNode }) {
  const needed = useRef(false);
  needed.current ||= open;
  return needed.current ? <Suspense fallback={null}>{children}</Suspense> : null;
}
