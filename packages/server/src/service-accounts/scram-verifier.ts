import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

/** As PostgreSQL counts by default (scram_iterations). */
const ITERATIONS = 4096;

/**
 * What PostgreSQL keeps of a password (RFC 5803): given this, it is never told the password itself, which its log of statements
 * would hold. `password` is ASCII, so that SASLprep leaves it as it is.
 */
export function scramVerifier(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256');
  const keyed = (text: string) => createHmac('sha256', salted).update(text).digest();
  const stored = createHash('sha256').update(keyed('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${stored}:${keyed('Server Key').toString('base64')}`;
}
