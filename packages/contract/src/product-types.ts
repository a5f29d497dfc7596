import * as z from 'zod/mini';

/** Kinds of machines that a product overview compares, each in a table of its own layout (catalogue.md 3). */
export const PRODUCT_TYPES = ['grinders', 'cutters', 'mixerGrinders', 'mixers', 'emulsifiers', 'frozenMeatCutters'] as const;
export const productType = z.enum(PRODUCT_TYPES);
export type ProductType = z.infer<typeof productType>;

/** State of the meat that an output figure holds for. */
export const OUTPUT_STATES = ['fresh', 'frozen'] as const;
export const outputState = z.enum(OUTPUT_STATES);
export type OutputState = z.infer<typeof outputState>;
