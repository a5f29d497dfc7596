import './zod-jitless.ts';
import '@vitrine/ui/tokens.css';
import '@vitrine/ui/fonts.css';
import '@vitrine/ui/base.css';
import '@vitrine/ui/type.css';
import './print.css';
import './early-load/first-screen.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { isComparison } from '@vitrine/contract/page-paths.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followRelease } from './api/follow-release.ts';
import { queryClient } from './api/query-client.ts';
import { dropFirstScreen } from './early-load/handover.ts';
import { followProblems } from './error-reports/follow-problems.ts';
import { followLanguage } from './i18n/follow-language.ts';
import { startTexts } from './i18n/i18n.ts';
import { isDesktopApp } from './platform.ts';
import { printMode } from './print-mode.ts';
import { router } from './router.ts';
import { followSession } from './session/follow-session.ts';
import { followScroll } from './shell/scroll.ts';
import { keepNewsToAccount } from './stores/staying-news.ts';

/** However a page ends, what was drawn before it does not stay longer than this after it, in ms; nor over a failure or another page. */
const FIRST_SCREEN_MS = 1000;

async function start(): Promise<void> {
  followProblems();
  const element = document.getElementById('app');
  if (!element) throw new Error('index.html has no #app');
  if (isDesktopApp()) await (await import('./routes/desktop.tsx')).startDesktop(element, router);
  followSession(router, queryClient);
  keepNewsToAccount();
  followLanguage(router);
  followScroll(router);
  if (!printMode) followRelease(queryClient);
  const { pathname } = router.latestLocation;
  router.subscribe('onBeforeNavigate', ({ toLocation }) => {
    // The address of a comparison in a document leads to its screen, whose first screen it came with.
    const isSame = toLocation.pathname === pathname || (isComparison(pathname) && isComparison(toLocation.pathname));
    if (!isSame) dropFirstScreen();
  });
  router.subscribe('onRendered', () => void setTimeout(dropFirstScreen, FIRST_SCREEN_MS));
  await startTexts();
  createRoot(element).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} defaultOnCatch={dropFirstScreen} />
      </QueryClientProvider>
    </StrictMode>,
  );
}

void start();
