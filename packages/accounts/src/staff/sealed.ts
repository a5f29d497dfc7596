import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type Secrets, secretsOf } from '@vitrine/server/secrets.ts';
import { deriveKey } from '../sessions/tokens.ts';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What is sealed, each with a key of its own. */
type Purpose = 'staff-second-factor' | 'staff-enrolment';

/** Seals a text so that only this instance reads it, and only for whom it was sealed. Base64url. */
export function seal(secret: string, purpose: Purpose, of: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, deriveKey(secret, purpose), iv).setAAD(Buffer.from(of));
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

function openWith(secret: string, purpose: Purpose, of: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(ALGORITHM, deriveKey(secret, purpose), bytes.subarray(0, IV_BYTES));
  decipher.setAAD(Buffer.from(of)).setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** The text again; null when it was sealed for somebody else, by another instance, or was changed. */
export function open(secrets: Secrets, purpose: Purpose, of: string, sealed: string): string | null {
  for (const secret of secretsOf(secrets)) {
    const text = openWith(secret, purpose, of, sealed);
    if (text !== null) return text;
  }
  return null;
}
