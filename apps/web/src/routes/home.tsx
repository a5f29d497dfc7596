import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { queryClient } from '../api/query-client.ts';
import { withTexts } from '../i18n/i18n.ts';
import { StartPending } from '../pages/home/pending.tsx';
import { isDesktopApp } from '../platform.ts';
import { Main } from '../shell/main.tsx';
import { currentUser, useUser } from '../stores/objects.ts';
import { FramedFailure } from './framed-failure.tsx';
import { record } from './record.ts';
import { rootRoute } from './root.tsx';

const HomePage = lazyRouteComponent(() => import('../pages/home/page.tsx'), 'HomePage');
const LandingPage = lazyRouteComponent(() => import('../pages/landing/page.tsx'), 'LandingPage');

const LoginPage = lazyRouteComponent(() => withTexts(import('../flows/login/login-page.tsx'), 'fields', 'login'), 'LoginPage');

// The schemas come with the pages.
const startPages = () => import('../api/start-pages.ts');
const loadHome = async () => queryClient.ensureQueryData((await startPages()).homePageQuery());
const loadLanding = async () => queryClient.ensureQueryData((await startPages()).landingPageQuery());

/** `/`: the home page with a login; without one the landing page, and in the desktop app the log-in. */
function HomeOrLanding() {
  const user = useUser();
  if (user) return <HomePage />;
  if (!isDesktopApp()) return <LandingPage />;
  return (
    <Main>
      <LoginPage />
    </Main>
  );
}

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTES.home.path,
  staticData: { ...ROUTES.home.flags, bringsFrame: true },
  component: HomeOrLanding,
  errorComponent: FramedFailure,
  pendingComponent: StartPending,
  loader: async () => {
    if (currentUser()) await Promise.all([HomePage.preload?.(), record(loadHome())]);
    else if (isDesktopApp()) await LoginPage.preload?.();
    else await Promise.all([LandingPage.preload?.(), record(loadLanding())]);
  },
});
