import { isIPv6 } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;
/** What a provider gives one line at most (RFC 6177): a /48. */
const SITE_GROUPS = 3;

/**
 * What stays the same of an address: an IPv4 address as it is, of an IPv6 address the network (/64), as devices change
 * the rest every day.
 */
export function networkOf(address: string, kept = NETWORK_GROUPS): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('%', 1).join('').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, GROUPS - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after];
  return `${groups
    .slice(0, kept)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::`;
}

/** The largest network that one line may have: an IPv4 address as it is, of an IPv6 address the first 48 bits. */
export const siteOf = (address: string): string => networkOf(address, SITE_GROUPS);

/** networkOf as PostgreSQL's `inet` takes it. */
export function subnetOf(address: string): string {
  const network = networkOf(address);
  return network.includes(':') ? `${network}/64` : network;
}
