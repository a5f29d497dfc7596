/** On every answer that is data, not a page: nothing in it runs, no page embeds it. */
export const DATA_SECURITY = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/**
 * Where people reach the instance over HTTPS, they never reach it or a host below it by anything else for a year: on every
 * answer, as any may be the first that a browser gets.
 */
export const strictTransport = (publicUrl: string): Record<string, string> =>
  publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {};

const policy = (allowed: Readonly<Record<string, string>>) =>
  ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']
    .map((name) => `${name}=(${allowed[name] ?? ''})`)
    .join(', ');

/** What no answer may ask a browser for. */
export const PERMISSIONS = policy({});
/** The app's page may ask where the reader is, when the reader presses "near me" on the locations page; nothing it frames may. */
export const APP_PERMISSIONS = policy({ geolocation: 'self' });

/** Say something of pages only: a script, a style sheet or a font need not carry them. */
export const PAGE_HEADERS = [
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
  'last-modified',
] as const;
