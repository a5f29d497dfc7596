import * as z from 'zod/mini';
import { defineResource, toOne } from './resource.ts';

/** Regions of the world by which locations are grouped; a page's heading is translated by the lower-cased name. */
export const REGIONS = ['europe', 'northAmerica', 'southAmerica', 'asiaPacific', 'middleEastAfrica'] as const;
export type Region = (typeof REGIONS)[number];

export const LATITUDE_MAX = 90;
export const LONGITUDE_MAX = 180;

/** A country as a location has it: with the region that it is grouped under. */
export const locationCountry = defineResource(
  'country',
  z.object({
    code: z.string().check(z.length(2)),
    region: z.enum(REGIONS),
    fromCurrentSite: z.object({ common: z.string() }),
  }),
  {},
  'LocationCountry',
);

/** `location/_all`, in the editors' order. `lat` and `lng` are degrees. */
export const location = defineResource(
  'location',
  z.object({
    name: z.string(),
    address: z.object({
      street: z.string(),
      streetNumber: z.nullable(z.string()),
      postCode: z.nullable(z.string()),
      city: z.string(),
      /** Names of the city in the other languages, where they are others, to find it by. */
      otherCities: z.optional(z.array(z.string())),
      lat: z.number().check(z.minimum(-LATITUDE_MAX), z.maximum(LATITUDE_MAX)),
      lng: z.number().check(z.minimum(-LONGITUDE_MAX), z.maximum(LONGITUDE_MAX)),
    }),
    phone: z.nullable(z.string()),
    mobilePhone: z.nullable(z.string()),
    email: z.nullable(z.email()),
    /** Absolute address. */
    web: z.nullable(z.string()),
  }),
  { country: toOne(() => locationCountry) },
);
