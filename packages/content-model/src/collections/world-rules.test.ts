import type { PayloadRequest } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestContent, type TestContent } from '../testing/open-test-content.ts';

let content: TestContent;
beforeAll(async () => {
  content = await openTestContent();
});
afterAll(() => content.close());

const country = async (code: string) => {
  const { docs } = await content.payload.find({ collection: 'countries', where: { code: { equals: code } } });
  return docs[0]?.id ?? '';
};

describe('a location', () => {
  const place = async (data: { code?: string; lat?: number; lng?: number; phone?: string; email?: string; web?: string }) => {
    const { code = 'DE', lat = 48.7, lng = 9.65, ...contact } = data;
    const id = await country(code);
    return (req: PayloadRequest) =>
      content.payload.create({
        collection: 'locations',
        data: {
          name: 'Varnholt',
          country: id,
          address: { street: 'Weg', city: 'Ort', lat, lng },
          _status: 'published',
          ...contact,
        },
        req,
      });
  };

  test('is saved with all that is right, at the bounds too', async () => {
    expect(
      await content.refusal(
        await place({
          lat: -90,
          lng: 180,
          phone: '+49 (7161) 555-0',
          email: 'a@varnholt.example',
          web: 'https://varnholt.example',
        }),
      ),
    ).toEqual({});
    expect(await content.refusal(await place({ lat: 0, lng: 0 }))).toEqual({});
  });

  test('names what is outside of the bounds, in the language of the editor', async () => {
    expect(await content.refusal(await place({ lat: 90.1, lng: -180.5 }))).toEqual({
      'address.lat': expect.stringContaining('zwischen −90 und 90 Grad'),
      'address.lng': expect.stringContaining('zwischen −180 und 180 Grad'),
    });
    expect(await content.refusal(await place({ lat: Number.NaN }), 'en')).toEqual({
      'address.lat': expect.stringContaining('between −90 and 90'),
    });
  });

  test('needs a number with its country code, a complete address, a country with a region', async () => {
    expect(await content.refusal(await place({ phone: '07161 5550', web: 'varnholt.example' }))).toEqual({
      phone: expect.stringContaining('Ländervorwahl'),
      web: expect.stringContaining('vollständige Internetadresse'),
    });
    expect(await content.refusal(await place({ code: 'AQ' }), 'en')).toEqual({
      country: expect.stringContaining('belongs to no region'),
    });
  });

  test('needs street, city and country, but not as a draft', async () => {
    const create = (draft: boolean) => (req: PayloadRequest) =>
      content.payload.create({
        collection: 'locations',
        draft,
        data: { name: 'Halb', _status: draft ? 'draft' : 'published' },
        req,
      } as Parameters<typeof content.payload.create>[0]);
    expect(Object.keys(await content.refusal(create(false))).sort()).toEqual([
      'address.city',
      'address.lat',
      'address.lng',
      'address.street',
      'country',
    ]);
    expect(await content.refusal(create(true))).toEqual({});
  });
});

describe('a media item', () => {
  const create = (data: object) => (req: PayloadRequest) =>
    content.payload.create({
      collection: 'media-items',
      data: { title: 'Wolf', _status: 'published', ...data },
      req,
    } as Parameters<typeof content.payload.create>[0]);

  test('needs its picture or its video', async () => {
    expect(await content.refusal(create({ type: 'image' }))).toEqual({ image: expect.stringContaining('das Bild') });
    expect(await content.refusal(create({ type: 'video' }), 'en')).toEqual({ video: expect.stringContaining('the video') });
    expect(await content.refusal(create({ type: 'image', image: (await content.image()).id }))).toEqual({});
  });

  test('has a link that can be followed and clicked', async () => {
    const image = (await content.image()).id;
    expect(await content.refusal(create({ type: 'image', image, link: 'javascript:alert(1)', linkText: 'x' }))).toHaveProperty(
      'link',
    );
    expect(await content.refusal(create({ type: 'image', image, link: 'https://varnholt.example' }))).toEqual({
      linkText: expect.stringContaining('auf den man klickt'),
    });
    const tooLong = { link: `https://varnholt.example/${'x'.repeat(500)}`, linkText: 'x'.repeat(81) };
    expect(Object.keys(await content.refusal(create({ type: 'image', image, ...tooLong }))).sort()).toEqual(['link', 'linkText']);
  });
});

describe('filters of the media library', () => {
  test('have two levels in one category, and one of them at most is without single choices', async () => {
    const { payload } = content;
    const category = async (title: string) =>
      (await payload.create({ collection: 'media-filter-categories', data: { title, identifier: '' } })).id;
    const [machines, topics] = [await category('Maschinen'), await category('Themen')];
    const filter = (data: { category: string; parent?: string; isWhole?: boolean }) => (req?: PayloadRequest) =>
      payload.create({ collection: 'media-filters', data: { title: 'Filter', ...data }, ...(req && { req }) });
    const top = await filter({ category: machines })();
    const below = await filter({ category: machines, parent: top.id })();
    const parentProblem = async (data: Parameters<typeof filter>[0]) => (await content.refusal(filter(data))).parent;
    expect(await parentProblem({ category: machines, parent: below.id })).toContain('zwei Ebenen');
    expect(await parentProblem({ category: topics, parent: top.id })).toContain('andere');
    const other = await filter({ category: machines })();
    const moved = await content.refusal((req) =>
      payload.update({ collection: 'media-filters', id: top.id, data: { parent: other.id }, req }),
    );
    expect(moved.parent).toContain('zwei Ebenen');
    const whole = await filter({ category: topics, isWhole: true })();
    expect(await content.refusal(filter({ category: topics, isWhole: true }))).toEqual({
      isWhole: expect.stringContaining('Nur ein Filter'),
    });
    expect(
      await content.refusal((req) =>
        payload.update({ collection: 'media-filters', id: whole.id, data: { title: 'Messe' }, req }),
      ),
    ).toEqual({});
  });
});

test('every country but Antarctica has a region, and a choice of the staff stays', async () => {
  const { docs } = await content.payload.find({ collection: 'countries', limit: 0, pagination: false });
  expect(docs.filter(({ region }) => !region).map(({ code }) => code)).toEqual(['AQ']);
  expect(new Set(docs.map(({ region }) => region)).size).toBe(6);
  const turkey = await country('TR');
  await content.payload.update({ collection: 'countries', id: turkey, data: { region: 'middleEastAfrica' } });
  const { migrateContent } = await import('../migrate.ts');
  await content.takeChanges();
  await migrateContent(content.ownerEnvironment);
  expect(await content.payload.findByID({ collection: 'countries', id: turkey })).toMatchObject({ region: 'middleEastAfrica' });
  expect(await content.takeChanges()).toEqual([]);
});
