import { hash, verify } from '@node-rs/argon2';

/**
 * OWASP Password Storage Cheat Sheet: Argon2id (`algorithm` 2) with 46 MiB of memory, one pass, one lane. One cost for
 * every hash there is, also the one that stands in for accounts that do not exist: a check takes as long for both.
 */
const COST = { algorithm: 2, memoryCost: 47_104, timeCost: 1, parallelism: 1 };

/** The password as a hash string that carries its own salt and cost. */
export const hashPassword = (password: string | Uint8Array): Promise<string> => hash(password, COST);

/** Whether it is the password of the hash, at the cost written in the hash. Throws when that is no hash string. */
export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> => verify(passwordHash, password);
