import { expect, test } from 'vitest';
import { mailLink, routeLink, telephoneLink, webLink } from './links.ts';

test('a telephone number is dialled without what is only written', () => {
  expect(telephoneLink('+49 (0) 221 4710-100')).toBe('tel:+492214710100');
  expect(telephoneLink('0221 / 47+10')).toBe('tel:02214710');
  expect(mailLink('kon\u00adtakt@varnholt.example')).toBe('mailto:kontakt@varnholt.example');
});

test('a web address is a page of the web, or no link', () => {
  expect(webLink('https://www.varnholt.example')).toEqual({
    href: 'https://www.varnholt.example/',
    label: 'www.varnholt.example',
  });
  expect(webLink('http://varnholt.example/de')?.label).toBe('varnholt.example/de');
  for (const address of [null, '', 'varnholt', 'javascript:alert(1)', 'data:text/html,x']) expect(webLink(address)).toBeNull();
});

test('a route opens the map program of the device', () => {
  const at = { lat: -25.99, lng: 28.13 };
  expect(routeLink(at, 'Mozilla/5.0 (Linux; Android 15)')).toBe('geo:-25.99,28.13?q=-25.99,28.13');
  expect(routeLink(at, 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)')).toMatch(
    /^https:\/\/maps\.apple\.com\/\?daddr=-25\.99,28\.13$/,
  );
  expect(routeLink(at, 'Mozilla/5.0 (X11; Linux x86_64)')).toMatch(
    /^https:\/\/www\.openstreetmap\.org\/directions\?to=-25\.99,28\.13/,
  );
});
