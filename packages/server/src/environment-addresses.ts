import { BlockList, isIP } from 'node:net';

/** Names that proxy-addr knows for networks of this machine and of private addresses. */
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];
const PROXIES_MAX = 10;
/** Fewest bits of a network of proxies; those of private addresses are 10.0.0.0/8 and fc00::/7. A few wider ones are everybody. */
const BITS_MIN = { v4: 8, v6: 16, unique: 7, mapped: 96 + 8 };
const UNIQUE = subnet('fc00::', 7);
/** All addresses of IPv4, as IPv6 writes them (RFC 4291 2.5.5.2). */
const MAPPED = subnet('::ffff:0:0', 96);
/** RFC 1123 2.1; a name of digits and dots alone would be an address that is none. */
const NAME = /^(?!\d[\d.]*$)[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*\.?$/i;

/** An address, IPv6 with or without brackets, or a name. */
export function isHost(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  return isIP(bare) !== 0 || NAME.test(host);
}

/** An http address without a path, as links are made from it; not one that only says "all addresses of this machine". */
export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const isBare = url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '' && url.password === '';
  return /^https?:$/.test(url.protocol) && isBare && !['0.0.0.0', '[::]'].includes(url.hostname) && isHost(url.hostname);
}

function subnet(address: string, bits: number): BlockList {
  const network = new BlockList();
  network.addSubnet(address, bits, 'ipv6');
  return network;
}

function fewestBits(version: number, address: string): number {
  if (version === 4) return BITS_MIN.v4;
  if (MAPPED.check(address, 'ipv6')) return BITS_MIN.mapped;
  return UNIQUE.check(address, 'ipv6') ? BITS_MIN.unique : BITS_MIN.v6;
}

/** One that is too wide would be everybody, who could then say they are anybody. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return NETWORKS.includes(text);
  if (bits === undefined) return true;
  const count = /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
  return count >= fewestBits(version, address) && count <= (version === 4 ? 32 : 128);
}

/** How many proxies are in front, or which addresses and networks they have. */
export function areProxies(text: string): boolean {
  if (/^\d+$/.test(text)) return Number(text) <= PROXIES_MAX;
  return text.split(',').every((one) => isNetwork(one.trim()));
}
