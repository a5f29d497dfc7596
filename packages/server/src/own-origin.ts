import { isIPv6 } from 'node:net';

/** Listening everywhere is no address to go to: this machine's own is used for it (`::` takes IPv4 too). */
const EVERYWHERE = ['0.0.0.0', '::'];

/** The origin under which this machine reaches an instance by what it listens on; IPv6 in brackets (RFC 3986 3.2.2). */
export function ownOrigin({ host, port }: { host: string; port: number }): string {
  const address = EVERYWHERE.includes(host) ? '127.0.0.1' : host;
  return `http://${isIPv6(address) ? `[${address}]` : address}:${port}`;
}
