import { useQuery } from '@tanstack/react-query';
import { type RouteComponent, useRouter } from '@tanstack/react-router';
import { navigationQuery } from './menu/navigation-tree.ts';
import { usePageTitle } from './page-title.ts';

/** The skeleton of a page under the page's name, as far as the menu is there already and has it; else under none: never under that of the page before. */
export function namedPending(Pending: RouteComponent): RouteComponent {
  return function NamedPending() {
    const { history } = useRouter();
    const { data = [] } = useQuery({ ...navigationQuery(), enabled: false });
    usePageTitle(data.find(({ link }) => link === history.location.pathname)?.name ?? '');
    return <Pending />;
  };
}
