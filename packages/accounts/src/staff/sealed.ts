import { type Secrets, secretsOf } from '@vitrine/server/secrets.ts';
import { openSealed, seal as sealWith } from '../sealed/seal.ts';
import { deriveKey } from '../sessions/tokens.ts';

/** What is sealed, each with a key of its own. */
type Purpose = 'staff-second-factor' | 'staff-enrolment';

/** Seals a text so that this instance alone reads it, for one member of staff. Base64url. */
export const seal = (secret: string, purpose: Purpose, of: string, text: string): string =>
  sealWith(deriveKey(secret, purpose), text, of).toString('base64url');

/** The text again; null when it was sealed for another member, by another instance, or was changed. */
export function open(secrets: Secrets, purpose: Purpose, of: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  for (const secret of secretsOf(secrets)) {
    const text = openSealed(deriveKey(secret, purpose), bytes, of);
    if (text !== null) return text;
  }
  return null;
}
