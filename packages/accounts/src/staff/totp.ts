import { Secret, TOTP } from 'otpauth';

/** What every authenticator app can: RFC 6238 with SHA-1, six digits and thirty seconds. */
const PERIOD_SECONDS = 30;
const TRAITS = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const;
/** RFC 4226 4: 160 bits are recommended. */
const SECRET_BYTES = 20;
/** RFC 6238 5.2: at most one step of delay is allowed for, here to both sides. */
const WINDOW = 1;

/** A new secret in base32, as people type it. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What the picture says to the authenticator app. */
export const totpUri = (secret: string, email: string): string =>
  new TOTP({ ...TRAITS, issuer: 'Vitrine', label: email, secret: Secret.fromBase32(secret) }).toString();

/** The time step that a code belongs to, or null. It may have been used: the caller keeps the last one. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const totp = new TOTP({ ...TRAITS, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}
