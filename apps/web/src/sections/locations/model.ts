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

/** The address as it is written on a letter: street, post code and city, country. */
export function addressLines({ address, country }: Location): Lines {
  const { street, streetNumber, postCode, city } = address;
  return {
    street: [street, streetNumber].filter(Boolean).join(' '),
    city: [postCode, city].filter(Boolean).join(' '),
    country: country.fromCurrentSite.common,
  };
}

/** City and country in one line, as a list has them. */
export const placeOf = ({ address, country }: Location): string =>
  stripSoftHyphens(`${address.city}, ${country.fromCurrentSite.common}`);
