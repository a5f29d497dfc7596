/** On every answer that is data, not a page: nothing in it runs, nobody embeds it. */
export const DATA_SECURITY = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** Say something of pages only: a script, a style sheet or a font need not carry them. */
export const PAGE_HEADERS = [
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
  'last-modified',
] as const;
