import { createRoute, type ErrorComponentProps, lazyRouteComponent } from '@tanstack/react-router';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { queryClient } from '../api/query-client.ts';
import { homePageQuery, landingPageQuery } from '../api/start-pages.ts';
import { Footer } from '../shell/footer.tsx';
import { Header } from '../shell/header.tsx';
import { Main } from '../shell/main.tsx';
import { RouteFailure } from '../shell/route-failure.tsx';
import { currentUser, useUser } from '../stores/objects.ts';
import { record } from './record.ts';
import { rootRoute } from './root.tsx';

const HomePage = lazyRouteComponent(() => import('../features/home/home-page.tsx'), 'HomePage');
const LandingPage = lazyRouteComponent(() => import('../features/landing/landing-page.tsx'), 'LandingPage');

/** `/`: the home page with a login, the landing page without. */
function HomeOrLanding() {
  return useUser() ? <HomePage /> : <LandingPage />;
}

/** `/` brings its own header: what is said when it did not load has the header of an inner page, and so a way on. */
function HomeFailure(props: ErrorComponentProps) {
  const user = useUser();
  return (
    <>
      {user ? <Header /> : null}
      <Main>
        <RouteFailure {...props} />
      </Main>
      {user ? <Footer /> : null}
    </>
  );
}

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTES.home.path,
  staticData: ROUTES.home.flags,
  component: HomeOrLanding,
  errorComponent: HomeFailure,
  loader: async () => {
    if (currentUser()) await Promise.all([HomePage.preload?.(), record(queryClient.ensureQueryData(homePageQuery()))]);
    else await Promise.all([LandingPage.preload?.(), record(queryClient.ensureQueryData(landingPageQuery()))]);
  },
});
