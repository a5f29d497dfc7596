import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withTexts } from '../i18n/i18n.ts';
import { rootRoute } from './root.tsx';

const loadOffline = () => withTexts(import('../gallery/offline-gallery.tsx'), 'desktop');
const load = () => withTexts(import('../gallery/gallery-page.tsx'), 'print');

/** `/gallery`, and `/gallery?as=print`: every block in three lengths; `/gallery/offline`: every state of offline mode. They are in no build. */
export const galleryRoutes = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => rootRoute,
        path: '/gallery',
        staticData: { requiresAuth: true },
        validateSearch: ({ as }: Record<string, unknown>): { as?: 'print' } => (as === 'print' ? { as } : {}),
        component: lazyRouteComponent(load, 'GalleryPage'),
      }),
      createRoute({
        getParentRoute: () => rootRoute,
        path: '/gallery/offline',
        staticData: { hideHeader: true },
        validateSearch: (search: Record<string, unknown>) => ({
          ...(typeof search.state === 'string' && { state: search.state }),
          ...(typeof search.say === 'string' && { say: search.say }),
          ...(search.settings !== undefined && { settings: true }),
        }),
        component: lazyRouteComponent(loadOffline, 'OfflineGallery'),
      }),
    ]
  : [];
