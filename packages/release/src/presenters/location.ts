import type { ResourceIdentifier } from '@vitrine/contract/json-api.ts';
import { location, locationCountry } from '@vitrine/contract/locations.ts';
import { LANGUAGES } from '@vitrine/contract/sites.ts';
import { toWireResource } from '../build/wire-resource.ts';
import type { Content, Reference } from '../read/content-types.ts';
import type { DocumentPresenter, PresenterContext } from './presenter-context.ts';

/** Null for a country without a region: its location would have no heading to be listed under. */
async function includeCountry(
  { read, included }: PresenterContext,
  reference: Reference<'countries'>,
): Promise<ResourceIdentifier | null> {
  const country = await read.pick('countries', reference, ['code', 'name', 'region']);
  const region = country?.region;
  if (!country || !region) return null;
  const { code, name } = country;
  return included.add(locationCountry, code, () => ({
    attributes: { code, region, fromCurrentSite: { common: name } },
    relationships: {},
  }));
}

/** What other languages call the city of a location. */
async function otherCities({ read, site }: PresenterContext, { id, address: { city } }: Content<'locations'>): Promise<string[]> {
  const others = await Promise.all(
    LANGUAGES.filter((language) => language !== site).map((language) => read.inLanguage(language, 'locations', id)),
  );
  return [...new Set(others.flatMap((other) => other?.address.city ?? []))].filter((other) => other !== city);
}

/** `location/_all`, in the order made by dragging. */
export const presentLocations: DocumentPresenter = async (context) => {
  const records = await context.read.list('locations', '_order');
  const resources = await Promise.all(
    records.map(async (record) => {
      const { id, name, country, address, phone, mobilePhone, email, web } = record;
      const countryIdentifier = await includeCountry(context, country);
      if (!countryIdentifier) return null;
      const { street, streetNumber, postCode, city, lat, lng } = address;
      const cities = await otherCities(context, record);
      return toWireResource(location, id, {
        attributes: {
          name,
          address: {
            street,
            streetNumber: streetNumber || null,
            postCode: postCode || null,
            city,
            ...(cities.length > 0 && { otherCities: cities }),
            lat,
            lng,
          },
          phone: phone || null,
          mobilePhone: mobilePhone || null,
          email: email || null,
          web: web || null,
        },
        relationships: { country: countryIdentifier },
      });
    }),
  );
  return resources.filter((resource) => resource !== null);
};
