import { useRouter } from '@tanstack/react-router';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { useEffect } from 'react';
import { whenBegun } from '../../forms/when-begun.ts';

/** Pages that follow on sending: the wait screen and the ways out of it. */
const NEXT = [
  ROUTES['document-processing'].path,
  ROUTES['document-outbox'].path,
  ROUTES['document-overview'].path,
  ROUTES.home.path,
] as const;
const ignore = () => null;

/**
 * Loads what comes after sending when the person begins to use the form, at the latest when the page is at rest: if the
 * connection goes just then, the document waits, and the pages that say so must be there.
 */
export function usePreparedSending(): void {
  const router = useRouter();
  useEffect(
    () =>
      whenBegun(() => {
        for (const to of NEXT) router.preloadRoute({ to }).catch(ignore);
        import(/* later: when the form is used */ './document-sender.ts').catch(ignore);
      }),
    [router],
  );
}
