/**
 * The CMS runs behind one origin and knows nothing of TLS. Where people reach the instance over HTTPS, its cookies get the prefix
 * `__Host-` on their way out, by which a browser takes them from this very host over TLS only (RFC 6265bis 4.1.3), and lose it on
 * their way in. What comes without it was set by another program, say another host of the same domain, and does not reach the CMS.
 */
const PREFIX = '__Host-';

const has = (attributes: string, name: string) => new RegExp(`;\\s*${name}(?:[=;\\s]|$)`, 'i').test(attributes);

/** A `Set-Cookie` of the CMS as people get it. */
export function guardedCookie(setCookie: string): string {
  const missing = [
    ...(has(setCookie, 'Path') ? [] : ['Path=/']),
    ...(has(setCookie, 'Secure') ? [] : ['Secure']),
    ...(has(setCookie, 'SameSite') ? [] : ['SameSite=Strict']),
  ];
  return [`${PREFIX}${setCookie}`, ...missing].join('; ');
}

/** A `Cookie` of a browser as the CMS gets it; undefined when nothing is left. */
export function cookiesForCms(cookie: string | undefined, publicUrl: string): string | undefined {
  if (!publicUrl.startsWith('https:')) return cookie;
  const own = (cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(PREFIX))
    .map((pair) => pair.slice(PREFIX.length));
  return own.length > 0 ? own.join('; ') : undefined;
}
