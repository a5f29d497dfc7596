import { country } from '@vitrine/contract/sites.ts';
import { toWireResource } from '../build/wire-resource.ts';
import type { DocumentPresenter } from './presenter-context.ts';

/** `country/_all`, sorted by name as the site's language sorts. */
export const presentCountries: DocumentPresenter = async ({ read, site }) => {
  const records = await read.list('countries', 'code');
  const { compare } = new Intl.Collator(site);
  return records
    .sort((a, b) => compare(a.name, b.name))
    .map(({ code, name, isIndependent }) =>
      toWireResource(country, code, {
        attributes: { code, isIndependent, fromCurrentSite: { common: name } },
        relationships: {},
      }),
    );
};
