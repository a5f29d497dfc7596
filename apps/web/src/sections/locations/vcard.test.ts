import { describe, expect, test } from 'vitest';
import { testLocations } from '../../testing/test-locations.ts';
import { vcardName, vcardOf } from './vcard.ts';

const [full, long, bare] = testLocations(
  {
    id: '1',
    name: 'Varnholt Möller; Söhne, Stammwerk\\Süd',
    country: 'DK',
    city: 'Kö\u00adln',
    at: [50.9375, 6.9603],
    address: { street: 'Messer\u00adschmied\u00adstraße', streetNumber: '1', postCode: '51149' },
    more: {
      phone: '+49 (0) 221 4710-100',
      mobilePhone: '+49 152 28817 386',
      email: 'koeln@varnholt.example',
      web: 'https://www.varnholt.example',
    },
  },
  { id: '2', name: 'Ü'.repeat(100), country: 'DE', city: 'Köln', at: [0, 0] },
  { id: '3', name: 'A\r\nTEL:123', country: 'DE', city: 'Köln', at: [0, 0], more: { web: 'javascript:alert(1)' } },
);
if (!full || !long || !bare) throw new Error('three locations');
const unfolded = (card: string) => card.replaceAll('\r\n ', '');

describe('a vCard', () => {
  test('has the whole contact, escaped, without soft hyphens', () => {
    expect(unfolded(vcardOf(full)).split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:;;;;',
      'FN:Varnholt Möller\\; Söhne\\, Stammwerk\\\\Süd',
      'ORG:Varnholt Möller\\; Söhne\\, Stammwerk\\\\Süd',
      'ADR;TYPE=work:;;Messerschmiedstraße 1;Köln;;51149;Dänemark',
      'GEO:50.9375;6.9603',
      'TEL;TYPE=voice,work:+492214710100',
      'TEL;TYPE=cell,work:+4915228817386',
      'EMAIL;TYPE=internet:koeln@varnholt.example',
      'URL:https://www.varnholt.example/',
      'END:VCARD',
      '',
    ]);
  });

  test('has street and state as its country writes them', () => {
    const [american] = testLocations({
      id: '4',
      country: 'US',
      city: 'Springfield',
      at: [0, 0],
      address: { street: 'Main St', streetNumber: '120', postCode: 'IL 62701' },
    });
    if (!american) throw new Error('one location');
    expect(vcardOf(american)).toContain('ADR;TYPE=work:;;120 Main St;Springfield;IL;62701;USA\r\n');
  });

  test.each([
    ['CA', 'ON N1C 0A1', 'ON;N1C 0A1'],
    ['AU', 'VIC 3175', 'VIC;3175'],
    ['US', '62701', ';62701'],
    ['GB', 'LS10 1AB', ';LS10 1AB'],
    ['NL', '8013 AA', ';8013 AA'],
  ])('%s: %s is %s', (country, postCode, expected) => {
    const [place] = testLocations({ id: '5', country, city: 'City', at: [0, 0], address: { postCode } });
    if (!place) throw new Error('one location');
    expect(vcardOf(place)).toContain(`;City;${expected};`);
  });

  test('breaks lines at 75 octets and never inside a letter', () => {
    const card = vcardOf(long);
    const lines = card.split('\r\n');
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(2);
    expect(unfolded(card)).toContain(`\r\nFN:${'Ü'.repeat(100)}\r\n`);
  });

  test('leaves out what is missing, and lets no text make a line of its own', () => {
    const card = vcardOf(bare);
    expect(card).toContain('FN:A\\nTEL:123\r\n');
    expect(card).not.toMatch(/^(TEL|EMAIL|URL)/m);
  });

  test('is a file with a plain name', () => {
    expect(vcardName(full)).toBe('varnholt-moller-sohne-stammwerk-sud.vcf');
    expect(vcardName(long)).toMatch(/^u+\.vcf$/);
  });
});
