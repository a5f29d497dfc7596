import { type RouteComponent, useRouter } from '@tanstack/react-router';
import { useMenuAtHand } from './menu/use-menu-at-hand.ts';
import { usePageTitle } from './page-title.ts';

/** The skeleton of a page under the page's name, as far as the menu is there already and has it; else under none: never under that of the page before. */
export function namedPending(Pending: RouteComponent): RouteComponent {
  return function NamedPending() {
    const { history } = useRouter();
    const menu = useMenuAtHand();
    usePageTitle(menu.find(({ link }) => link === history.location.pathname)?.name ?? '');
    return <Pending />;
  };
}
