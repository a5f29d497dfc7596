import crypto from 'node:crypto';
import { promisify } from 'node:util';
import type { CollectionBeforeOperationHook } from 'payload';
import { z } from 'zod';

/** What Payload derives a password's hash with (`pbkdf2-sha256-v1` of its generatePasswordSaltHash.js); rest-login.test.ts compares. */
const ITERATIONS = 600_000;
const KEY_BYTES = 32;
/** Payload's salts are 32 bytes as hex. */
const SALT = '0'.repeat(64);

/** The arguments of a log-in that Payload looks an account up for; others are refused alike for everybody. */
const credentials = z.object({
  data: z.object({ email: z.string().trim().toLowerCase().min(1), password: z.string().regex(/\S/) }),
});

/**
 * Hashes the password of a log-in that Payload refuses without doing so, because there is no such account or it is
 * locked: else the time of the answer would say which addresses belong to staff.
 */
export const sameLoginWork: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'login') return;
  const given = credentials.safeParse(args);
  if (!given.success) return;
  const { email, password } = given.data.data;
  const account = await req.payload.db.findOne<{ id: string; lockUntil?: string | null }>({
    collection: collection.slug,
    where: { email: { equals: email } },
    req,
  });
  const isLocked = account?.lockUntil && new Date(account.lockUntil) > new Date();
  if (!account || isLocked) await promisify(crypto.pbkdf2)(password, SALT, ITERATIONS, KEY_BYTES, 'sha256');
};
