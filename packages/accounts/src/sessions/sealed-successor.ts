import { hkdfSync } from 'node:crypto';
import { openSealed, seal } from '../sealed/seal.ts';

const keyOf = (token: string) => Buffer.from(hkdfSync('sha256', token, '', 'vitrine/refresh-successor', 32));

/** Seals the token that follows another so that the holder of that other one alone can read it: the database cannot. */
export const sealSuccessor = (token: string, successor: string): Buffer => seal(keyOf(token), successor);

/** Throws when it was sealed with another token or changed. */
export function openSuccessor(token: string, sealed: Buffer): string {
  const successor = openSealed(keyOf(token), sealed);
  if (successor === null) throw new Error('this token was sealed with another one');
  return successor;
}
