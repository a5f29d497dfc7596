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
/** Seconds in which a refresh token shown twice gets the same successor: two tabs, or an answer that was lost. */
export const REFRESH_GRACE_SECONDS = 10;
