import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { withTexts } from '../i18n/i18n.ts';
import { rootRoute } from './root.tsx';

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTES.login.path,
  staticData: ROUTES.login.flags,
  validateSearch: (search: Record<string, unknown>): { redirect?: string } =>
    typeof search.redirect === 'string' ? { redirect: search.redirect } : {},
  component: lazyRouteComponent(() => withTexts(import('../flows/login/login-page.tsx'), 'fields', 'login'), 'LoginPage'),
});
