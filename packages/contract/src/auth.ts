import * as z from 'zod/mini';
import { currentPassword } from './new-password.ts';
import { language } from './sites.ts';
import { isStorable } from './text.ts';

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
