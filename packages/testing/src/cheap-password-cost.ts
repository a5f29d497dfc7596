/**
 * A thousandth of the work of a real hash. vitest.config.ts puts it in the place of packages/accounts/src/passwords/password-cost.ts, but for the tests
 * about hashing; no setting of an instance leads here.
 */
export const COST = { algorithm: 2, memoryCost: 64, timeCost: 1, parallelism: 1 };
