import { createHash, createHmac } from 'node:crypto';
import { deriveKey } from '../sessions/tokens.ts';

type CodeKind = 'registration' | 'password-reset' | 'staff-password-reset';

/**
 * The code of a mailed link: 256 bits derived from the id of what it confirms, so that no table holds it. Only who has the
 * instance's secret can make it; the database keeps `hashOfCode`.
 */
export const mailCode = (secret: string, kind: CodeKind, id: string): string =>
  createHmac('sha256', deriveKey(secret, 'mail-code')).update(`${kind}\0${id}`).digest('base64url');

/** What the database keeps of a code. Codes cannot be guessed, so a plain hash is enough. */
export const hashOfCode = (code: string): Buffer => createHash('sha256').update(code).digest();
