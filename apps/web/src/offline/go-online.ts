import { site } from '@vitrine/contract/sites.ts';
import type { OfflineEngine } from '@vitrine/offline/engine.ts';
import type { Desktop } from '@vitrine/platform/platform.ts';
import { findMany } from '../api/find.ts';
import { queryClient } from '../api/query-client.ts';
import { homePageQuery } from '../api/start-pages.ts';
import type { router as appRouter } from '../router.ts';
import { loadUser } from '../session/session.ts';
import { navigationQuery } from '../shell/menu/navigation-tree.ts';
import { navigationMetaQuery } from '../shell/navigation-meta.ts';
import { notifyDisabled } from './notices.ts';

const ignore = () => null;

/**
 * Leaves offline mode (shell.md 4): the engine resets its counters, what was read from the disk is forgotten, and account, sites,
 * navigation and home page are loaded again. Then the app goes home and checks for an update. Drafts, waiting documents and the session
 * stay, because they were not loaded with the catalogue (docs/decisions).
 */
export async function goOnline(engine: OfflineEngine, desktop: Desktop, router: typeof appRouter): Promise<void> {
  await engine.goOnline();
  queryClient.clear();
  // If a call fails here, the pages that need its answer repeat it.
  await Promise.all([
    loadUser().catch(ignore),
    queryClient.prefetchQuery(findMany(site, 'site/_all')),
    queryClient.prefetchQuery(navigationMetaQuery()),
    queryClient.prefetchQuery(navigationQuery()),
    queryClient.prefetchQuery(homePageQuery()),
  ]);
  await router.navigate({ to: '/' });
  await router.invalidate();
  notifyDisabled();
  await desktop.main.checkForUpdate().catch(ignore);
}
