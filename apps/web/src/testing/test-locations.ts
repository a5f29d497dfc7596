import { location, type Region } from '@vitrine/contract/locations.ts';
import { parseMany } from '@vitrine/contract/resource.ts';
import { type Location, withCountry } from '../sections/locations/model.ts';

const COUNTRIES: Readonly<Record<string, [Region, string]>> = {
  DE: ['europe', 'Deutschland'],
  DK: ['europe', 'Dänemark'],
  US: ['northAmerica', 'USA'],
  BR: ['southAmerica', 'Brasilien'],
  ZA: ['middleEastAfrica', 'Südafrika'],
  NZ: ['asiaPacific', 'Neuseeland'],
};

interface Place {
  id: string;
  name?: string;
  country: string;
  city: string;
  at: [lat: number, lng: number];
  more?: object;
  address?: object;
}

/** Locations for tests, read through the contract as the page reads them. */
export function testLocations(...places: Place[]): Location[] {
  const parsed = parseMany(location, {
    data: places.map(({ id, name = `Varnholt ${id}`, country, city, at: [lat, lng], more, address }) => ({
      type: 'location',
      id,
      attributes: {
        name,
        address: { street: 'Weg', streetNumber: null, postCode: null, city, lat, lng, ...address },
        phone: null,
        mobilePhone: null,
        email: null,
        web: null,
        ...more,
      },
      relationships: { country: { data: { type: 'country', id: country } } },
    })),
    included: [...new Set(places.map(({ country }) => country))].map((code) => {
      const [region, common] = COUNTRIES[code] ?? ['europe', code];
      return { type: 'country', id: code, attributes: { code, region, fromCurrentSite: { common } } };
    }),
  });
  return withCountry(parsed);
}

/** Three near each other in Europe, one each far away. */
export const testWorld = () =>
  testLocations(
    { id: 'koeln', country: 'DE', city: 'Köln', at: [50.94, 6.96] },
    { id: 'hamburg', country: 'DE', city: 'Hamburg', at: [53.55, 9.99] },
    { id: 'kopenhagen', country: 'DK', city: 'København', at: [55.68, 12.57] },
    { id: 'aurora', country: 'US', city: 'Aurora, IL', at: [41.76, -88.32] },
    { id: 'jundiai', country: 'BR', city: 'Jundiaí', at: [-23.19, -46.88] },
    { id: 'midrand', country: 'ZA', city: 'Midrand', at: [-25.99, 28.13] },
    { id: 'auckland', country: 'NZ', city: 'Auckland', at: [-36.85, 174.76] },
  );
