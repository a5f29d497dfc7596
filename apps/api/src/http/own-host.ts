import { isIP } from 'node:net';

/**
 * Whether a Host header names this machine: the public address, localhost or a number. A page of a stranger can give its own name
 * the address of this machine (DNS rebinding) and would read what is here without a log-in, but it cannot leave its name out.
 */
export function isOwnHost(host: string | undefined, publicUrl: string): boolean {
  const url = URL.parse(`http://${host}`);
  if (host === undefined || !url) return false;
  const name = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(name) !== 0 || name === 'localhost' || name === new URL(publicUrl).hostname;
}
