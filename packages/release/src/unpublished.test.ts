import { findUnpublished } from '@vitrine/content-model/unpublished/find-unpublished.ts';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Catalogue, openCatalogue } from './fixture/catalogue.ts';
import { publishAll, publishChanges } from './publish.ts';

let catalogue: Catalogue;
let editor: TypedUser;
beforeAll(async () => {
  catalogue = await openCatalogue();
  const data = { email: 'editor@vitrine.example', name: 'Else', password: 'correct horse battery', roles: ['editor' as const] };
  const staff = await catalogue.payload.create({ collection: 'staff', data });
  editor = { ...staff, collection: 'staff' };
  await catalogue.add.product('ww-200');
  await publishAll(catalogue.context);
});
afterAll(() => catalogue.close());

/** What an editor reads on the dashboard. */
const unpublished = (language: 'de' | 'en') => findUnpublished({ payload: catalogue.payload, user: editor, language });

test('a file that is missing: which page, which record, since when; gone when it has been mended', async () => {
  const { add, files, context } = catalogue;
  expect(await unpublished('de')).toEqual([]);
  const image = await add.image('lost.png');
  const key = `media/images/${image.filename}`;
  const bytes = await files.read(key);
  await files.remove(key);
  const record = await add.product('k-120', { productImage: image.id });
  const before = new Date();
  await publishChanges(context);
  const [first, ...others] = await unpublished('de');
  expect(others).toEqual([]);
  expect(first).toEqual({
    id: expect.any(String),
    title: 'Produkt „Winkelwolf K-120“',
    languages: ['de', 'en'],
    since: expect.any(Date),
    cause: { title: 'Bild „lost.png“', href: `/admin/collections/images/${image.id}` },
    reason: 'Die Datei fehlt. Bitte laden Sie sie neu hoch.',
  });
  expect(Math.abs(Number(first?.since) - Number(before))).toBeLessThan(60_000);
  expect((await unpublished('en'))[0]).toMatchObject({
    title: 'Product ‘Winkelwolf K-120’',
    cause: { title: 'Image ‘lost.png’' },
    reason: 'The file is missing. Please upload it again.',
  });

  // Tried again without having been mended, it still fails since the first time.
  await catalogue.payload.update({ collection: 'products', id: record.id, data: { _status: 'published' } });
  await publishChanges(context);
  expect((await unpublished('de'))[0]?.since).toEqual(first?.since);

  await files.put(key, bytes);
  await catalogue.payload.update({ collection: 'products', id: record.id, data: { _status: 'published' } });
  await publishChanges(context);
  expect(await unpublished('de')).toEqual([]);
});

test('an entry that breaks the contract: its fields by the words of the form', async () => {
  const { add, pool, context } = catalogue;
  const record = await add.product('k-330');
  await publishChanges(context);
  await pool.query('update products set product_type_name = null where id = $1', [record.id]);
  await pool.query("insert into vitrine.change (collection, record_id) values ('products', $1)", [record.id]);
  await publishChanges(context);
  expect(await unpublished('de')).toMatchObject([
    {
      title: 'Produkt „Winkelwolf K-330“',
      cause: { href: `/admin/collections/products/${record.id}` },
      reason: expect.stringMatching(/^Bitte prüfen Sie diese Angaben: \p{Lu}\w+/u),
    },
  ]);
});
