import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (token: string) => Buffer.from(hkdfSync('sha256', token, '', 'vitrine/refresh-successor', 32));

/** Seals the token that follows another so that only who holds that other one can read it: the database cannot. */
export function sealSuccessor(token: string, successor: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(token), iv);
  return Buffer.concat([iv, cipher.update(successor, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** Throws when it was sealed with another token or changed. */
export function openSuccessor(token: string, sealed: Buffer): string {
  const decipher = createDecipheriv(ALGORITHM, keyOf(token), sealed.subarray(0, IV_BYTES));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
}
