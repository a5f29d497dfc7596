import { HOLE_DIAMETERS, type HoleDiameter } from '@vitrine/contract/hole-diameters.ts';
import { OUTPUT_STATES, productType } from '@vitrine/contract/product-types.ts';
import * as z from 'zod/mini';
import { type DifferencesSearch, readDifferences } from '../only-differences.ts';

// The route reads the address of every visit: what the finder itself needs is not to come with it.

export const GOODS = ['dry', 'boiled', 'cooked', 'ham', 'deAeration', 'blending'] as const;
export type Goods = (typeof GOODS)[number];

/** Largest number that a field takes: beyond any machine, and still read at a glance. */
export const AMOUNT_MAX = 999_999;

const amount = z.coerce.number().check(z.int(), z.positive(), z.maximum(AMOUNT_MAX));
const isHole = (value: number): value is HoleDiameter => HOLE_DIAMETERS.some((hole) => hole === value);
const hole = z.pipe(
  z.coerce.number(),
  z.transform((value, context) => {
    if (isHole(value)) return value;
    context.issues.push({ code: 'custom', input: value, message: 'noValidValue' });
    return z.NEVER;
  }),
);

const PARTS = {
  type: productType,
  output: amount,
  hole,
  state: z.enum(OUTPUT_STATES),
  goods: z.enum(GOODS),
  batch: amount,
  minutes: amount,
};
/** The criteria in the address: none of them needs to be there. */
export type CriteriaSearch = { [K in keyof typeof PARTS]?: z.infer<(typeof PARTS)[K]> };

/** Reads the search parameters of an address, and how the comparison below is shown. A part that is no value is as if it were not there. */
export function readSearch(search: Readonly<Record<string, unknown>>): CriteriaSearch & DifferencesSearch {
  const entries = Object.entries(PARTS).flatMap(([name, part]) => {
    const parsed = search[name] === undefined ? null : part.safeParse(search[name]);
    return parsed?.success ? [[name, parsed.data] as const] : [];
  });
  return { ...z.partial(z.object(PARTS)).parse(Object.fromEntries(entries)), ...readDifferences(search) };
}
