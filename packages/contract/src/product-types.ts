import * as z from 'zod/mini';

/** Kinds of machines that a product overview compares, each in a table of its own layout (catalogue.md 3). */
export const PRODUCT_TYPES = ['grinders', 'cutters', 'mixerGrinders', 'mixers', 'emulsifiers', 'frozenMeatCutters'] as const;
export const productType = z.enum(PRODUCT_TYPES);
export type ProductType = z.infer<typeof productType>;

/** State of the meat that an output figure holds for. */
export const OUTPUT_STATES = ['fresh', 'frozen'] as const;
export const outputState = z.enum(OUTPUT_STATES);
export type OutputState = z.infer<typeof outputState>;

/** Diameters of the holes of a grinder's plates in mm (catalogue.md 2, product-overview). */
export const HOLE_DIAMETERS = [3, 5, 8, 13, 20] as const;
export type HoleDiameter = (typeof HOLE_DIAMETERS)[number];

/** Fields of a grinder's row by the hole diameter of the plate in mm (catalogue.md 2, product-overview). */
export const HOLE_FIELDS = { 3: 'mmLs3', 5: 'mmLs5', 8: 'mmLs8', 13: 'mmLs13', 20: 'mmLs20' } as const satisfies Record<
  HoleDiameter,
  string
>;
