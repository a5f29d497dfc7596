import { lazyRouteComponent } from '@tanstack/react-router';

/** The blocks of a page. Those around locations and media have none; for the others the route loads them before it shows the page. */
export const BlocksPart = lazyRouteComponent(() => import(/* or: a page shows one part */ '../../blocks/blocks.tsx'), 'Blocks');
