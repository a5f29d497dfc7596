import { isIP } from 'node:net';
import { createThrottle, type Throttle } from '@vitrine/accounts/throttle/throttle.ts';
import { createTrustedNetworks, type TrustedNetworks } from '@vitrine/accounts/throttle/trusted-networks.ts';
import { APIError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { adminLanguage } from '../records/label-text.ts';

/** The member has to wait, as the admin says it; 429 with Retry-After where the answer is ours. */
export class MustWait extends APIError {
  readonly seconds: number;
  constructor(seconds: number, language: 'de' | 'en') {
    const whole = Math.max(1, Math.ceil(seconds));
    const isShort = whole < 60;
    const wait = new Intl.NumberFormat(language, {
      style: 'unit',
      unit: isShort ? 'second' : 'minute',
      unitDisplay: 'long',
    }).format(isShort ? whole : Math.ceil(whole / 60));
    const text = {
      de: `Zu viele Versuche. Bitte warten Sie ${wait} und versuchen Sie es dann noch einmal.`,
      en: `Too many attempts. Please wait ${wait} and then try again.`,
    };
    super(text[language], 429, {}, true);
    this.seconds = whole;
  }
}

/** The rules by which customers' tries wait, for those of staff. */
export const staffThrottle = (req: PayloadRequest): Throttle =>
  createThrottle(req.payload.db.pool, req.payload.config.secret, (seconds) => new MustWait(seconds, adminLanguage(req)));

/** What config.ts adds to Payload's own settings, which no browser gets. */
const ownSettings = z.object({ previousSecret: z.string().nullable() });

/** Where members of staff were logged in from. */
export const staffNetworks = ({ payload }: PayloadRequest): TrustedNetworks =>
  createTrustedNetworks(payload.db.pool, { secret: payload.config.secret, ...ownSettings.parse(payload.config.custom) }, 'staff');

/** The address a request comes from, as the API, through which every request comes, says it. */
export function addressOf({ headers }: PayloadRequest): string {
  const said = headers.get('x-forwarded-for')?.trim() ?? '';
  return isIP(said) ? said : '127.0.0.1';
}
