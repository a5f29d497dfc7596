import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../app-link.tsx';
import { navigationMetaQuery } from '../navigation-meta.ts';

/** The secondary links that staff maintain. */
export function SecondaryLinks() {
  const { data } = useQuery(navigationMetaQuery());
  return data?.secondaryLinks.map(({ label, link }) => (
    <AppLink key={link} href={link}>
      {label}
    </AppLink>
  ));
}
