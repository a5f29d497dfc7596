import { navigationMeta } from '@vitrine/contract/navigation.ts';
import { toWireResource } from '../build/wire-resource.ts';
import type { DocumentPresenter } from './presenter-context.ts';

interface LabelledLink {
  label: string;
  link: string;
}

/** `navigation-meta/_all`. */
export const presentNavigationMeta: DocumentPresenter = async ({ read, type }) => {
  const record = await read.global('navigation-meta');
  if (!record) return null;
  const links = (list: LabelledLink[] | null | undefined) =>
    (list ?? []).map(({ label, link }) => ({ label: type.name(label), link }));
  return toWireResource(navigationMeta, 'navigation-meta', {
    attributes: {
      companyName: record.companyName,
      legalNotice: type.text(record.legalNotice),
      secondaryLinks: links(record.secondaryLinks),
      legalLinks: links(record.legalLinks),
    },
    relationships: {},
    self: 'navigation-meta/_all',
  });
};
