import * as z from 'zod/mini';
import { currentPassword } from './new-password.ts';
import { language } from './sites.ts';
import { isStorable } from './text.ts';

/** Seconds an access token (signed JWT) lives. */
export const ACCESS_TOKEN_SECONDS = 600;
/** Absolute life of a session in seconds: 12 h, or 30 days for a long-term login (desktop app). */
export const SESSION_SECONDS = 12 * 3600;
export const LONG_TERM_SESSION_SECONDS = 30 * 24 * 3600;
/**
 * Seconds without use, that is without a refresh, after which a session ends before that (ASVS 5.0 7.3.1). A long-term one does not: the
 * desktop app may be offline for its 30 days.
 */
export const SESSION_IDLE_SECONDS = 4 * 3600;
export const LONG_TERM_SESSION_IDLE_SECONDS = 30 * 24 * 3600;
/** Seconds a one-time code for `?auth-token=` lives. */
export const AUTH_CODE_SECONDS = 120;

/** `auth/login`, form-encoded with bracket names (shell.md 7). */
export const loginRequest = z.strictObject({
  credentials: z.strictObject({
    username: z.string().check(z.minLength(1), z.maxLength(254), z.refine(isStorable, 'noValidText')),
    password: currentPassword,
  }),
  longTermLogin: z.optional(z.enum(['0', '1'])),
});

/** Answer of login; the message is for people, in the site's language. */
export const loginAnswer = z.strictObject({
  data: z.strictObject({
    type: z.literal('auth'),
    id: z.string(),
    attributes: z.strictObject({ token: z.string(), refresh_token: z.string() }),
    relationships: z.strictObject({
      user: z.strictObject({ data: z.strictObject({ type: z.literal('user'), id: z.string() }) }),
    }),
  }),
  message: z.string(),
});
export type LoginAnswer = z.infer<typeof loginAnswer>;

/** `auth/refresh` with the refresh token as bearer. The specification reads `data.token`; rotation adds the next refresh token. */
export const refreshAnswer = z.strictObject({ data: z.strictObject({ token: z.string(), refresh_token: z.string() }) });

export const pingAnswer = z.strictObject({ data: z.strictObject({ ok: z.literal(true) }) });

/** `POST auth/exchange`: a one-time code from `?auth-token=` for a session. */
export const exchangeRequest = z.strictObject({ code: z.string().check(z.minLength(20), z.maxLength(200)) });

/** `POST auth/code`: a one-time code that opens a session of the same account elsewhere (`?auth-token=<code>`). */
export const authCodeAnswer = z.strictObject({ data: z.strictObject({ code: z.string(), expiresAt: z.iso.datetime() }) });

/** Seconds in which a refresh token shown twice gets the same successor: two tabs, or an answer that was lost. */
export const REFRESH_GRACE_SECONDS = 10;

/** Claims of an access token. `scope` 'render' belongs to one print run and may only read. */
export const accessTokenClaims = z.object({
  sub: z.string(),
  sid: z.string(),
  scope: z.enum(['user', 'render']),
  offer: z.optional(z.string()),
  lang: z.optional(language),
  exp: z.number(),
});
export type AccessTokenClaims = z.infer<typeof accessTokenClaims>;
