import { site } from '@vitrine/contract/sites.ts';
import { toWireResource } from '../build/wire-resource.ts';
import type { DocumentPresenter } from './presenter-context.ts';

/** `site/_all`: the languages of the catalogue, named by their language. */
export const presentSites: DocumentPresenter = async ({ read }) => {
  const records = await read.list('sites', 'language');
  return records.map(({ language, name }) =>
    toWireResource(site, language, { attributes: { language, name }, relationships: {} }),
  );
};
