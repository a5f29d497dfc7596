import { expect, test } from 'vitest';
import { networkOf, siteOf, subnetOf } from './network.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::'],
  ['2001:db8::9', '2001:db8:0:0::'],
  ['::1', '0:0:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
])('%s is of the network %s', (address, network) => expect(networkOf(address)).toBe(network));

test('a line has a /48 at most, and an inet is one address or a /64', () => {
  expect([siteOf('2001:db8:1:2::3'), siteOf('192.0.2.7')]).toEqual(['2001:db8:1::', '192.0.2.7']);
  expect([subnetOf('2001:db8:1:2::3'), subnetOf('::ffff:192.0.2.7')]).toEqual(['2001:db8:1:2::/64', '192.0.2.7']);
});
