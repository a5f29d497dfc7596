import { useRouter } from '@tanstack/react-router';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { useEffect } from 'react';
import { pageCountsQuery } from '../api/page-counts.ts';
import { queryClient } from '../api/query-client.ts';
import { useDocumentCount } from '../stores/documents.ts';
import { navigationQuery } from './menu/navigation-tree.ts';
import { whenQuiet } from './when-quiet.ts';

const PAGES = [
  ROUTES['document-overview'].path,
  ROUTES['document-form'].path,
  ROUTES['document-processing'].path,
  ROUTES['document-outbox'].path,
] as const;
const ignore = () => null;

/** Once a page is in the document, the pages that send it load: they are there when the connection is not. */
export function useDocumentPagesAtHand(): void {
  const router = useRouter();
  const hasPages = useDocumentCount() > 0;
  useEffect(() => {
    if (!hasPages) return;
    const load = () => {
      for (const to of PAGES) router.preloadRoute({ to }).catch(ignore);
      queryClient.prefetchQuery(navigationQuery()).catch(ignore);
      queryClient.prefetchQuery(pageCountsQuery()).catch(ignore);
    };
    // What the page itself shows comes first.
    return whenQuiet(() => queryClient.isFetching() > 0, load);
  }, [router, hasPages]);
}
