import { REGIONS } from '@vitrine/contract/locations.ts';
import { describe, expect, test } from 'vitest';
import { locations as german } from '../../i18n/de/locations.ts';
import { locations as english } from '../../i18n/en/locations.ts';
import { testLocations, testWorld } from '../../testing/test-locations.ts';
import { addressLines, byRegion, distanceKm, nearestFirst, pressed, regionKey } from './model.ts';

const world = testWorld();
const shape = (groups: ReturnType<typeof byRegion>) =>
  groups.map(({ region, locations }) => [region, locations.map(({ id }) => id)]);

describe('the groups of the list', () => {
  test('are the regions that have locations, each in the order of the editors', () => {
    expect(shape(byRegion(world))).toEqual([
      ['europe', ['koeln', 'hamburg', 'kopenhagen']],
      ['northAmerica', ['aurora']],
      ['southAmerica', ['jundiai']],
      ['asiaPacific', ['auckland']],
      ['middleEastAfrica', ['midrand']],
    ]);
    expect(byRegion([])).toEqual([]);
  });

  test('begin with the region of the active location', () => {
    const regions = byRegion(world, 'midrand').map(({ region }) => region);
    expect(regions).toEqual(['middleEastAfrica', 'europe', 'northAmerica', 'southAmerica', 'asiaPacific']);
    expect(shape(byRegion(world, 'unknown'))).toEqual(shape(byRegion(world)));
  });

  test('are named by the lower-cased region in both languages', () => {
    expect(regionKey('northAmerica')).toBe('northamerica');
    for (const texts of [german, english]) expect(Object.keys(texts.regions)).toEqual(REGIONS.map(regionKey));
  });
});

test('a second press deactivates the active location; another becomes the only active one', () => {
  expect(pressed(null, 'a')).toBe('a');
  expect(pressed('a', 'a')).toBeNull();
  expect(pressed('a', 'b')).toBe('b');
});

describe('distance', () => {
  test('is that of the great circle', () => {
    const berlin = { lat: 52.52, lng: 13.405 };
    expect(distanceKm(berlin, { lat: 48.137, lng: 11.575 })).toBeCloseTo(504.4, 0);
    expect(distanceKm(berlin, berlin)).toBe(0);
    expect(distanceKm({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(Math.PI * 6371, 3);
  });

  test('counts across the date line', () => {
    expect(distanceKm({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(111.2, 0);
    expect(nearestFirst(world, { lat: -20, lng: -175 })[0]?.id).toBe('auckland');
  });

  test('sorts without touching the list that was given', () => {
    const before = world.map(({ id }) => id);
    expect(
      nearestFirst(world, { lat: 54, lng: 10 })
        .map(({ id }) => id)
        .slice(0, 3),
    ).toEqual(['hamburg', 'kopenhagen', 'koeln']);
    expect(world.map(({ id }) => id)).toEqual(before);
  });
});

test.each([
  ['DE', 'Messerkai', '1', '20457', 'Hamburg', 'Messerkai 1', '20457 Hamburg'],
  ['US', 'Main St', '120', 'IL 62701', 'Springfield', '120 Main St', 'Springfield, IL 62701'],
  ['US', 'Main St', '120', '62701', 'Springfield, IL', '120 Main St', 'Springfield, IL 62701'],
  ['CA', 'Example Road', '40', 'ON N1C 0A1', 'Guelph', '40 Example Road', 'Guelph, ON N1C 0A1'],
  ['AU', 'Example Court', '5', 'VIC 3175', 'Dandenong', '5 Example Court', 'Dandenong VIC 3175'],
  ['GB', 'Grinder’s Row', '3', 'LS10 1AB', 'Leeds', '3 Grinder’s Row', 'Leeds LS10 1AB'],
  ['FR', 'rue de l’Exemple', '12', '69007', 'Lyon', '12 rue de l’Exemple', '69007 Lyon'],
  ['US', 'Main St', null, null, 'Springfield', 'Main St', 'Springfield'],
  ['BR', 'Rua Exemplo', null, null, 'Jundiaí', 'Rua Exemplo', 'Jundiaí'],
])('an address of %s is written as people there do: %s %s, %s, %s', (country, street, streetNumber, postCode, city, ...lines) => {
  const address = { street, streetNumber, postCode };
  const [location] = testLocations({ id: '1', country, city, at: [0, 0], address });
  if (!location) throw new Error('one location');
  const shown = addressLines(location);
  expect([shown.street, shown.city]).toEqual(lines);
});
