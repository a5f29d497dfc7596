import { type location, REGIONS, type Region } from '@vitrine/contract/locations.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { stripSoftHyphens } from '@vitrine/contract/text.ts';

type AnyLocation = Model<typeof location>;
/** A location with its country, without which no heading has a place for it. */
export type Location = AnyLocation & { country: NonNullable<AnyLocation['country']> };
export interface Point {
  lat: number;
  lng: number;
}

export interface LocationGroup {
  /** Null for the one group of a list by distance. */
  region: Region | null;
  locations: readonly Location[];
}

/** The key of a region's heading: the specification builds it from the lower-cased region (catalogue.md 2). */
export const regionKey = <R extends Region>(region: R) => region.toLowerCase() as Lowercase<R>;

export const withCountry = (locations: readonly AnyLocation[]): Location[] =>
  locations.flatMap((location) => (location.country ? [{ ...location, country: location.country }] : []));

/** The locations by region, in the editors' order; the region of the active one comes first. */
export function byRegion(locations: readonly Location[], activeId: string | null = null): LocationGroup[] {
  const first = locations.find(({ id }) => id === activeId)?.country.region;
  const regions = first ? [first, ...REGIONS.filter((region) => region !== first)] : REGIONS;
  return regions
    .map((region) => ({ region, locations: locations.filter(({ country }) => country.region === region) }))
    .filter((group) => group.locations.length > 0);
}

/** At most one location is active; the active one is deactivated by a second press (catalogue.md 4). */
export const pressed = (active: string | null, id: string): string | null => (active === id ? null : id);

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres (haversine). */
export function distanceKm(from: Point, to: Point): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const chord = half(from.lat, to.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(from.lng, to.lng);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

export const nearestFirst = (locations: readonly Location[], here: Point): Location[] =>
  locations.toSorted((a, b) => distanceKm(here, a.address) - distanceKm(here, b.address));

export interface Lines {
  street: string;
  city: string;
  country: string;
}

/** Countries that write the number before the street, and those that write the post code behind the city. The others do as Germany does. */
const NUMBER_FIRST: readonly string[] = ['AU', 'CA', 'FR', 'GB', 'IE', 'NZ', 'US', 'ZA'];
const CITY_FIRST: readonly string[] = ['AU', 'CA', 'GB', 'IE', 'NZ', 'US', 'ZA'];
/** Countries whose post codes are kept with the state or province before them: "IL 62701", "VIC 3175". */
const STATE_FIRST: readonly string[] = ['AU', 'CA', 'US'];
/** Of these, the ones with a comma before it: "Springfield, IL 62701". */
const STATE_AFTER_COMMA: readonly string[] = ['CA', 'US'];

/** A post code and the state or province that it begins with, '' where there is none. */
export function stateAndPostCode({ address: { postCode }, country: { code } }: Location): { state: string; postCode: string } {
  const [, state = '', rest = ''] = (STATE_FIRST.includes(code) && /^([A-Z]{2,3})\s+(\S.*)$/.exec(postCode ?? '')) || [];
  return state ? { state, postCode: rest } : { state: '', postCode: postCode ?? '' };
}

function cityLine(location: Location): string {
  const { postCode, city } = location.address;
  const { code } = location.country;
  if (!postCode) return city;
  if (!CITY_FIRST.includes(code)) return `${postCode} ${city}`;
  const hasComma = STATE_AFTER_COMMA.includes(code) && stateAndPostCode(location).state !== '';
  return `${city}${hasComma ? ', ' : ' '}${postCode}`;
}

/** The address as its country writes it on a letter: street, post code and city, country. */
export function addressLines(location: Location): Lines {
  const { address, country } = location;
  const { street, streetNumber } = address;
  const parts = NUMBER_FIRST.includes(country.code) ? [streetNumber, street] : [street, streetNumber];
  return {
    street: parts.filter(Boolean).join(' '),
    city: cityLine(location),
    country: country.fromCurrentSite.common,
  };
}

/** City and country in one line, as a list has them. */
export const placeOf = ({ address, country }: Location): string =>
  stripSoftHyphens(`${address.city}, ${country.fromCurrentSite.common}`);
