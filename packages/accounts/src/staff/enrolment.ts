import type { Secrets } from '@vitrine/server/secrets.ts';
import { z } from 'zod';
import { open, seal } from './sealed.ts';
import type { Enrolment } from './staff-contract.ts';
import { newTotpSecret, totpUri } from './totp.ts';

const MINUTES = 15;
const ticketText = z.object({ secret: z.string(), until: z.number() });

/** A secret as a person takes it over. */
export const shown = (totp: string, email: string) => ({ secret: totp, uri: totpUri(totp, email) });

/** A new secret for a member of staff. Nothing is kept of it until a code proves that their app has it. */
export function beginEnrolment(secret: string, { id, email }: { id: string; email: string }): Enrolment {
  const totp = newTotpSecret();
  const ticket = seal(secret, 'staff-enrolment', id, JSON.stringify({ secret: totp, until: Date.now() + MINUTES * 60_000 }));
  return { ticket, ...shown(totp, email) };
}

/** The secret of a ticket of theirs that is not too old; else null. */
export function secretOfTicket(secrets: Secrets, staffId: string, ticket: string): string | null {
  const text = open(secrets, 'staff-enrolment', staffId, ticket);
  if (text === null) return null;
  const { secret: totp, until } = ticketText.parse(JSON.parse(text));
  return until > Date.now() ? totp : null;
}
