import { location } from '@vitrine/contract/locations.ts';
import { parseMany } from '@vitrine/contract/resource.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Catalogue, openCatalogue } from './fixture/catalogue.ts';
import { documentBody, expectSoundRelease } from './fixture/release-checks.ts';
import { addLocation, countryId } from './fixture/world.ts';
import { publishAll, publishChanges } from './publish.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openCatalogue();
});
afterAll(() => catalogue.close());

const publish = () => publishChanges(catalogue.context);
const list = async (site = 'de') => parseMany(location, await documentBody(catalogue.pool, `${site}/location/_all`));

it('locations have their address and the region of their country, each country once', async () => {
  const germany = await addLocation(catalogue, 'Varnholt GmbH', 'DE', {
    address: { street: 'Werkstraße', streetNumber: '7', postCode: '73033', city: 'München', lat: 48.7033, lng: 9.6521 },
    phone: '+49 7161 555-0',
    web: 'https://www.varnholt.example',
  });
  await catalogue.payload.update({
    collection: 'locations',
    id: germany.id,
    locale: 'en',
    data: { address: { ...germany.address, city: 'Munich' }, _status: 'published' },
  });
  await addLocation(catalogue, 'Varnholt Service', 'DE');
  await addLocation(catalogue, 'Varnholt do Brasil', 'BR', {
    address: { street: 'Rua das Flores', city: 'São Paulo', lat: -23.55, lng: -46.63 },
  });
  await addLocation(catalogue, 'Entwurf', 'FR', { _status: 'draft' });
  expect((await publish()).failed).toEqual([]);
  const german = await list();
  expect(german.map(({ name, country }) => [name, country?.region])).toEqual([
    ['Varnholt GmbH', 'europe'],
    ['Varnholt Service', 'europe'],
    ['Varnholt do Brasil', 'southAmerica'],
  ]);
  expect(german[0]).toMatchObject({
    address: { streetNumber: '7', postCode: '73033', city: 'München', otherCities: ['Munich'], lat: 48.7033, lng: 9.6521 },
    phone: '+49 7161 555-0',
    mobilePhone: null,
    email: null,
  });
  expect(german[1]?.address, 'one name in both').not.toHaveProperty('otherCities');
  expect((await list('en'))[0]).toMatchObject({
    address: { city: 'Munich', otherCities: ['München'] },
    country: { fromCurrentSite: { common: 'Germany' } },
  });
  await expectSoundRelease(catalogue.pool, catalogue.files);
});

it('a country that gets another region takes its locations along, and nothing else; the page that prints them is measured', async () => {
  await catalogue.pool.query("select graphile_worker.remove_job('count-pages')");
  await catalogue.payload.update({
    collection: 'countries',
    id: await countryId(catalogue, 'BR'),
    data: { region: 'asiaPacific' },
  });
  const { changed } = await publish();
  expect(changed.map(({ site, path }) => `${site}/${path}`).sort()).toEqual(['de/location/_all', 'en/location/_all']);
  expect((await list()).at(-1)?.country?.region).toBe('asiaPacific');
  expect((await catalogue.pool.query("select 1 from graphile_worker.jobs where key = 'count-pages'")).rowCount).toBe(1);
});

it('dragging changes the order; built from scratch it is the same', async () => {
  const { docs } = await catalogue.payload.find({ collection: 'locations', where: { name: { equals: 'Varnholt Service' } } });
  await catalogue.payload.update({
    collection: 'locations',
    id: docs[0]?.id ?? '',
    data: { _order: 'Zz', _status: 'published' },
  });
  await publish();
  expect((await list())[0]?.name).toBe('Varnholt Service');
  const { changed, removed, failed } = await publishAll(catalogue.context);
  expect({ changed, removed, failed }).toEqual({ changed: [], removed: [], failed: [] });
});
