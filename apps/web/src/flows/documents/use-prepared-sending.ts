import { useRouter } from '@tanstack/react-router';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { useEffect } from 'react';

/** Pages that follow on sending: the wait screen and the ways out of it. */
const NEXT = [
  ROUTES['document-processing'].path,
  ROUTES['document-outbox'].path,
  ROUTES['document-overview'].path,
  ROUTES.home.path,
] as const;

/**
 * Loads what comes after sending while the form is filled in: if the connection goes just then, the document waits, and
 * the pages that say so must be there.
 */
export function usePreparedSending(): void {
  const router = useRouter();
  useEffect(() => {
    const ignore = () => null;
    for (const to of NEXT) router.preloadRoute({ to }).catch(ignore);
    import('./document-sender.ts').catch(ignore);
  }, [router]);
}
