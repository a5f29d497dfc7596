/**
 * OWASP Password Storage Cheat Sheet: Argon2id (`algorithm` 2) with 46 MiB of memory, one pass, one lane: the cost of every
 * new hash, and of the one that is used for accounts that do not exist.
 */
export const COST = { algorithm: 2, memoryCost: 47_104, timeCost: 1, parallelism: 1 };
