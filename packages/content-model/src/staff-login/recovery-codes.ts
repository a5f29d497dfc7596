import { createHmac, randomInt } from 'node:crypto';
import { deriveKey } from '@vitrine/server/tokens.ts';

const COUNT = 10;
/**
 * Without letters and digits that look alike: 31^24 are 118 bits. Codes of 112 bits and more need no slow hash (ASVS 6.5.2):
 * nobody finds them by trying, not even with the instance's secret.
 */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GROUPS = 6;
const GROUP_LENGTH = 4;

const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Ten codes for a lost phone, as they are shown once. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, group).join('-'));

/** What the database keeps of a code: without the instance's secret it tells nothing. Hyphens, blanks and case do not count. */
export const hashOfRecoveryCode = (secret: string, staffId: string, code: string): string =>
  createHmac('sha256', deriveKey(secret, 'staff-recovery'))
    .update(`${staffId}\0${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`)
    .digest('base64url');
