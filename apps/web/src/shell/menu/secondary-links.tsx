import { useQuery } from '@tanstack/react-query';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { AppLink } from '../app-link.tsx';
import { leadsSomewhere } from '../link-target.ts';
import { navigationMetaQuery } from '../navigation-meta.ts';

/** The secondary links that staff maintain; the documents stand beside them with their count already. */
export function SecondaryLinks() {
  const { data } = useQuery(navigationMetaQuery());
  return data?.secondaryLinks
    .filter(({ link }) => link !== ROUTES['document-overview'].path && leadsSomewhere(link))
    .map(({ label, link }) => (
      <AppLink key={link} href={link}>
        {label}
      </AppLink>
    ));
}
