import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { queryClient } from '../api/query-client.ts';
import { homePageQuery, landingPageQuery } from '../api/start-pages.ts';
import { currentUser, useUser } from '../stores/objects.ts';
import { FramedFailure } from './framed-failure.tsx';
import { record } from './record.ts';
import { rootRoute } from './root.tsx';

const HomePage = lazyRouteComponent(() => import('../pages/home/page.tsx'), 'HomePage');
const LandingPage = lazyRouteComponent(() => import('../pages/landing/page.tsx'), 'LandingPage');

/** `/`: the home page with a login, the landing page without. */
function HomeOrLanding() {
  return useUser() ? <HomePage /> : <LandingPage />;
}

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTES.home.path,
  staticData: { ...ROUTES.home.flags, bringsFrame: true },
  component: HomeOrLanding,
  errorComponent: FramedFailure,
  loader: async () => {
    if (currentUser()) await Promise.all([HomePage.preload?.(), record(queryClient.ensureQueryData(homePageQuery()))]);
    else await Promise.all([LandingPage.preload?.(), record(queryClient.ensureQueryData(landingPageQuery()))]);
  },
});
