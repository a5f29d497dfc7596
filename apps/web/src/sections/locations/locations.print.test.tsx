import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { locations as german } from '../../i18n/de/locations.ts';
import { wantTexts } from '../../i18n/i18n.ts';
import { testLocations, testWorld } from '../../testing/test-locations.ts';
import { Locations } from './locations.print.tsx';

await wantTexts('locations');

test('every location prints under the heading of its region, each once', () => {
  const world = testWorld();
  const html = renderToStaticMarkup(<Locations locations={world} />);
  const lines = [...html.matchAll(/<h3[^>]*>([^<]+)|<p[^>]*>([^<]+)/g)].map(([, region, name]) => region ?? name);
  const { europe, northamerica, southamerica, asiapacific, middleeastafrica } = german.regions;
  expect(lines).toEqual([
    ...[europe, 'Varnholt koeln', 'Varnholt hamburg', 'Varnholt kopenhagen'],
    ...[northamerica, 'Varnholt aurora'],
    ...[southamerica, 'Varnholt jundiai'],
    ...[asiapacific, 'Varnholt auckland'],
    ...[middleeastafrica, 'Varnholt midrand'],
  ]);
});

test('a location has its address, numbers and addresses of the web, which lead there from a PDF', () => {
  const more = {
    phone: '+49 (0) 221 4710-100',
    mobilePhone: '+49 152 28817 386',
    email: 'koeln@varnholt.example',
    web: 'https://www.varnholt.example',
  };
  const address = { street: 'Messerschmiedstraße', streetNumber: '1', postCode: '51149' };
  const html = renderToStaticMarkup(
    <Locations locations={testLocations({ id: '1', country: 'DE', city: 'Köln', at: [0, 0], more, address })} />,
  );
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    'tel:+492214710100',
    'tel:+4915228817386',
    'mailto:koeln@varnholt.example',
    'https://www.varnholt.example/',
  ]);
  const text = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/ +/g, ' ');
  expect(text).toContain('Messerschmiedstraße 1 51149 Köln Deutschland');
  expect(text).toContain(`${german.card.phone} ${more.phone}`);
  expect(text).toContain(`${german.card.mobilePhone} ${more.mobilePhone}`);
});

test('what a location does not have leaves no line', () => {
  const html = renderToStaticMarkup(
    <Locations locations={testLocations({ id: '1', country: 'DE', city: 'Köln', at: [0, 0] })} />,
  );
  expect(html).not.toMatch(/href|<li><|null/);
});
