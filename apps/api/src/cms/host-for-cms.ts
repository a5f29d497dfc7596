import { isOwnHost } from '../http/own-host.ts';

/**
 * The host that the CMS is asked for, by which it knows its own pages: the public one, whatever a caller says. Only an instance without
 * TLS, one of this machine, is reached by its number and as localhost too.
 */
export function hostForCms(host: string | undefined, publicUrl: string): string {
  const own = new URL(publicUrl);
  return host !== undefined && own.protocol === 'http:' && isOwnHost(host, publicUrl) ? host : own.host;
}
