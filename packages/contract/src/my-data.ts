import * as z from 'zod/mini';
import { currentPassword } from './new-password.ts';
import { company, phone } from './registration.ts';
import { language } from './sites.ts';

/** Days from a deletion request to the day it is carried out at the latest (GDPR Art. 12 (3): within one month). */
export const DELETION_DAYS = 30;

/** `PATCH user/current`: what a person changes without staff; fields left out stay. */
export const profileChange = z.strictObject({
  language: z.optional(language),
  phone: z.optional(phone),
  company: z.optional(company),
  /** True gives the consent (with proof), false withdraws it. */
  newsletter: z.optional(z.boolean()),
});
export type ProfileChange = z.infer<typeof profileChange>;

/** One of `GET auth/sessions`, newest first. `device`: browser and system in words, null when unknown. */
export const sessionEntry = z.strictObject({
  id: z.string(),
  device: z.nullable(z.strictObject({ browser: z.nullable(z.string()), system: z.nullable(z.string()) })),
  longTerm: z.boolean(),
  isCurrent: z.boolean(),
  startedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export const sessionsAnswer = z.strictObject({ data: z.array(sessionEntry) });

/** A request to be deleted, and the day it is carried out at the latest. */
const deletion = z.strictObject({ requestedAt: z.iso.datetime(), dueAt: z.iso.datetime() });

/** `GET user/current/privacy`: consent and a deletion request that is open. */
export const privacyAnswer = z.strictObject({
  data: z.strictObject({
    newsletter: z.boolean(),
    newsletterSince: z.nullable(z.iso.datetime()),
    deletion: z.nullable(deletion),
  }),
});

/** `POST user/current/deletion-request`: the request that is open now. */
export const deletionAnswer = z.strictObject({ data: deletion });

/** `POST auth/sessions/{id}/end`: who ends another session gives the password again. */
export const endSessionRequest = z.strictObject({ password: currentPassword });
/** `POST auth/sessions/end`: every session of the account, with `except: 'current'` every other. */
export const endSessionsRequest = z.strictObject({ password: currentPassword, except: z.optional(z.literal('current')) });
