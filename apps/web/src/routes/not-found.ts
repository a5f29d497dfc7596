import { lazyRouteComponent } from '@tanstack/react-router';

/** Its code comes when somebody gets there: no other page needs it. */
export const NotFoundPage = lazyRouteComponent(() => import('../features/not-found/not-found-page.tsx'), 'NotFoundPage');
