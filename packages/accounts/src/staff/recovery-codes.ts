import { createHash, createHmac, randomInt } from 'node:crypto';
import { type Secrets, secretsOf } from '@vitrine/server/secrets.ts';
import { deriveKey } from '../sessions/tokens.ts';

const COUNT = 10;
/**
 * Without letters and digits that look alike: 31^24 are 118 bits. Codes of 112 bits and more need no slow hash (ASVS 6.5.2):
 * nobody finds them by trying.
 */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GROUPS = 6;
const GROUP_LENGTH = 4;

const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Ten codes for a lost phone, as they are shown once. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, group).join('-'));

/** Hyphens, blanks and case do not count. */
const textOf = (staffId: string, code: string) => `${staffId}\0${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`;

/** What the database keeps of a code. A plain hash: it is out of reach of trying, and outlasts the instance's secret. */
export const hashOfRecoveryCode = (staffId: string, code: string): string =>
  createHash('sha256').update(textOf(staffId, code)).digest('base64url');

/** What the database may have of a code: older codes were kept under the instance's secret. */
export const hashesOfRecoveryCode = (secrets: Secrets, staffId: string, code: string): readonly string[] => [
  hashOfRecoveryCode(staffId, code),
  ...secretsOf(secrets).map((secret) =>
    createHmac('sha256', deriveKey(secret, 'staff-recovery')).update(textOf(staffId, code)).digest('base64url'),
  ),
];
