import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '@vitrine/accounts/sessions/tokens.ts';
import { type Language, language } from '@vitrine/contract/sites.ts';
import type { Environment } from '@vitrine/server/environment.ts';
import { secretsOf } from '@vitrine/server/secrets.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The session whose pages may come with their first screen, and the language it reads. */
export interface PageSession {
  sessionId: string;
  site: Language;
}

type Settings = Pick<Environment, 'secret' | 'previousSecret' | 'publicUrl'>;

const isSecure = ({ publicUrl }: Settings) => publicUrl.startsWith('https:');
/** Over HTTPS bound to this host and to TLS (RFC 6265bis 4.1.3.2), as those of the admin: no neighbour's page and no stranger on the way sets one. */
const nameOf = (settings: Settings) => `${isSecure(settings) ? '__Host-' : ''}vitrine_page`;
const VALUE = /^([0-9a-f-]{36})\.([a-z]{2})\.([A-Za-z0-9_-]{43})$/;

const seal = (secret: string, sessionId: string, site: string) =>
  createHmac('sha256', deriveKey(secret, 'page-cookie')).update(`${sessionId}.${site}`).digest('base64url');

/** Never sent by other sites' links, gone with the browser; a refresh sets it again. `__Host-` wants the path of everything. */
const attributes = (settings: Settings) => `; Path=/; HttpOnly; SameSite=Strict${isSecure(settings) ? '; Secure' : ''}`;

function valueIn(cookies: string, name: string): string {
  const pairs = cookies.split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}

/**
 * Tells the browser which session it has, for page requests, which carry no bearer: first-screen.ts then sends the page with
 * what is shown on it first. It opens nothing else: no call of the API reads it.
 */
export function setPageCookie(reply: FastifyReply, settings: Settings, { sessionId, site }: PageSession): void {
  const value = `${sessionId}.${site}.${seal(settings.secret, sessionId, site)}`;
  reply.header('set-cookie', `${nameOf(settings)}=${value}${attributes(settings)}`);
}

export function clearPageCookie(reply: FastifyReply, settings: Settings): void {
  reply.header('set-cookie', `${nameOf(settings)}=; Max-Age=0${attributes(settings)}`);
}

/** The session a page request names, if we sealed it; the caller asks whether it is still valid. */
export function pageSessionOf(request: Pick<FastifyRequest, 'headers'>, settings: Settings): PageSession | null {
  const [, sessionId = '', site, mac = ''] = VALUE.exec(valueIn(request.headers.cookie ?? '', nameOf(settings))) ?? [];
  const known = language.safeParse(site);
  if (!known.success) return null;
  const isOurs = secretsOf(settings).some((secret) =>
    timingSafeEqual(Buffer.from(seal(secret, sessionId, known.data)), Buffer.from(mac)),
  );
  return isOurs ? { sessionId, site: known.data } : null;
}
