import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withTexts } from '../i18n/i18n.ts';
import { rootRoute } from './root.tsx';

const load = () => withTexts(import('../gallery/gallery-page.tsx'), 'print');

/** `/gallery`, and `/gallery?as=print`: every block in three lengths. It is in no build. */
export const galleryRoutes = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => rootRoute,
        path: '/gallery',
        staticData: { requiresAuth: true },
        validateSearch: ({ as }: Record<string, unknown>): { as?: 'print' } => (as === 'print' ? { as } : {}),
        component: lazyRouteComponent(load, 'GalleryPage'),
      }),
    ]
  : [];
