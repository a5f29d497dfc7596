import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { homePage } from '@vitrine/contract/home-page.ts';
import { landingPage } from '@vitrine/contract/landing-page.ts';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { findOne } from '../api/find.ts';
import { queryClient } from '../api/query-client.ts';
import { currentUser, useUser } from '../stores/objects.ts';
import { record } from './record.ts';
import { rootRoute } from './root.tsx';

export const homePageQuery = () => findOne(homePage, 'home-page');
export const landingPageQuery = () => findOne(landingPage, 'landing-page');

const HomePage = lazyRouteComponent(() => import('../features/home/home-page.tsx'), 'HomePage');
const LandingPage = lazyRouteComponent(() => import('../features/landing/landing-page.tsx'), 'LandingPage');

/** `/`: the home page with a login, the landing page without. */
function HomeOrLanding() {
  return useUser() ? <HomePage /> : <LandingPage />;
}

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTES.home.path,
  staticData: ROUTES.home.flags,
  component: HomeOrLanding,
  loader: async () => {
    if (currentUser()) await Promise.all([HomePage.preload?.(), record(queryClient.ensureQueryData(homePageQuery()))]);
    else await Promise.all([LandingPage.preload?.(), record(queryClient.ensureQueryData(landingPageQuery()))]);
  },
});
