import { lazyRouteComponent } from '@tanstack/react-router';

/** Its code comes when somebody gets there: no other page needs it. */
export const NotFoundPage = lazyRouteComponent(() => import('../pages/not-found/page.tsx'), 'NotFoundPage');
