import { createLocalReq, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '../payload-types.ts';
import { openTestContent, type TestContent } from '../testing/open-test-content.ts';
import { restClient } from '../testing/rest-client.ts';
import { duplicateMachine } from './duplicate-machine.ts';
import { endCopy, stillSame } from './still-same.ts';

let content: TestContent;
let req: PayloadRequest;
let sister: string;
let others: Pick<Product, 'productImage' | 'previewImage' | 'productCategoryList'>;
beforeAll(async () => {
  content = await openTestContent();
  const { payload } = content;
  req = await createLocalReq({ user: await content.staff('editor') }, payload);
  const [image, frame] = [(await content.image()).id, (await content.image()).id];
  const category = await payload.create({ collection: 'product-categories', data: { title: 'Kutter' } });
  others = { productImage: image, previewImage: frame, productCategoryList: [category.id] };
  const machine = await payload.create({
    collection: 'products',
    data: {
      ...others,
      slug: '',
      title: 'Kutter K 330',
      productKind: 'Kutter',
      productTypeName: 'K 330',
      productSubline: 'Der K 330 fasst 330 Liter.',
      keyFigures: [{ figure: 'row/volume' }, { label: 'Messer', value: '6 Stück' }],
      technicalDataTable: {
        columns: ['K 330', 'K 120'],
        groups: [
          {
            headline: { de: 'Schüssel' },
            rows: [
              { id: 'volume', label: { de: 'Volumen', en: 'Volume' }, unit: { de: 'l' }, values: [{ de: '330' }, { de: '120' }] },
              { id: 'drive', label: { de: 'Antrieb' }, unit: { de: 'kW' }, values: [{ de: '7,5' }, { de: '4' }] },
            ],
          },
        ],
      },
      _status: 'published',
    },
  });
  sister = machine.id;
  const [first, second] = machine.keyFigures ?? [];
  const english = { title: 'Bowl cutter K 330', productKind: 'Bowl cutter', productSubline: 'The K 330 holds 330 litres.' };
  const keyFigures = [{ ...first }, { ...second, label: 'Knives', value: '6 pieces' }];
  await payload.update({
    collection: 'products',
    id: sister,
    locale: 'en',
    data: { ...english, keyFigures, _status: 'published' },
  });
  await content.takeChanges();
});
afterAll(() => content.close());

test('a machine made after another one is a draft with its texts in both languages, under its own type and address', async () => {
  const id = await duplicateMachine(req, sister, 'K 350');
  const read = (locale: 'de' | 'en') =>
    content.payload.findByID({ collection: 'products', id, locale, fallbackLocale: false, draft: true, depth: 0 });
  expect(await read('de')).toMatchObject({
    _status: 'draft',
    slug: 'kutter-k-350',
    title: 'Kutter K 350',
    productTypeName: 'K 350',
    productSubline: 'Der K 350 fasst 330 Liter.',
    technicalDataTable: { columns: ['K 350', 'K 120'] },
    keyFigures: [{ figure: 'row/volume' }, { value: '6 Stück' }],
  });
  expect(await read('en')).toMatchObject({
    title: 'Bowl cutter K 350',
    productSubline: 'The K 350 holds 330 litres.',
    keyFigures: [{ figure: 'row/volume' }, { label: 'Knives', value: '6 pieces' }],
  });
  // The app has nothing to do with it yet, and the sister is what it was.
  expect(await content.takeChanges()).toEqual([]);
  expect(await content.payload.findByID({ collection: 'products', id: sister })).toMatchObject({ title: 'Kutter K 330' });
  // A second one finds the address taken.
  const second = await duplicateMachine(req, sister, 'K 350');
  expect(await content.payload.findByID({ collection: 'products', id: second, draft: true })).toMatchObject({
    slug: 'kutter-k-350-2',
  });
});

test('fields that are still as in the original are named until they are touched or checked', async () => {
  const id = await duplicateMachine(req, sister, 'K 360');
  expect(await stillSame(req, sister)).toBeNull();
  expect(await stillSame(req, id)).toEqual({
    title: 'Kutter K 330',
    href: `/admin/collections/products/${sister}`,
    fields: [
      'Unterzeile (deutsch, englisch)',
      'Eckwerte 2 › Wert mit Einheit (deutsch, englisch)',
      'Hauptbild',
      'Vorschaubild',
      'Technische Daten: Volumen',
      'Technische Daten: Antrieb',
    ],
    more: 0,
    keptType: null,
  });
  const draft = await content.payload.findByID({ collection: 'products', id, draft: true, depth: 0 });
  const table = structuredClone(draft.technicalDataTable) ?? { columns: [], groups: [] };
  if (table.groups[0]?.rows[0]) table.groups[0].rows[0].values[0] = { de: '360' };
  await content.payload.update({
    collection: 'products',
    id,
    draft: true,
    data: { productSubline: 'Fasst 360 Liter.', productImage: draft.previewImage, technicalDataTable: table },
  });
  expect((await stillSame(req, id))?.fields).toEqual([
    'Unterzeile (englisch)',
    'Eckwerte 2 › Wert mit Einheit (deutsch, englisch)',
    'Vorschaubild',
    'Technische Daten: Antrieb',
  ]);
  await endCopy(req, id);
  expect(await stillSame(req, id)).toBeNull();
});

const soleRow = (row: object) => ({
  groups: [
    { headline: { de: 'Antrieb' }, rows: [{ label: { de: 'Motor' }, unit: { de: 'kW' }, values: [{ de: '1' }], ...row }] },
  ],
});
const read = (id: string) => content.payload.findByID({ collection: 'products', id, draft: true, depth: 0, locale: 'de' });

test('a type that is not read as one stays: ids, references, units, figures', async () => {
  const row = { id: 'V2', unit: { de: 'V2' }, label: { de: 'Motor des V2' } };
  const { id } = await content.payload.create({
    collection: 'products',
    data: {
      ...{ ...others, slug: '', title: 'Wolf V2', productKind: 'Wolf', productTypeName: 'V2', productSubline: 'Der V2.' },
      keyFigures: [{ figure: 'row/V2' }, { label: 'Messer des V2', value: '6' }],
      technicalDataTable: { columns: ['V2'], ...soleRow(row) },
      productType: 'mixerGrinders',
      mixerGrinderOutput: [{ speed: 'V2' }],
    },
    draft: true,
  });
  expect(await read(await duplicateMachine(req, id, 'V3'))).toMatchObject({
    title: 'Wolf V3',
    keyFigures: [{ figure: 'row/V2' }, { label: 'Messer des V3' }],
    technicalDataTable: { columns: ['V3'], ...soleRow({ ...row, label: { de: 'Motor des V3' } }) },
    mixerGrinderOutput: [{ speed: 'V2' }],
  });
});

test('a type without a letter and a digit is exchanged in no text, which the form says', async () => {
  const row = { id: 'r', values: [{ de: '200' }] };
  const { id } = await content.payload.create({
    collection: 'products',
    data: {
      ...{ ...others, slug: '', title: 'Wolf 200', productKind: 'Wolf', productTypeName: '200', productSubline: 'Fasst 200 l.' },
      technicalDataTable: { columns: ['200'], ...soleRow(row) },
    },
    draft: true,
  });
  const copy = await duplicateMachine(req, id, '350');
  expect(await read(copy)).toMatchObject({
    slug: 'wolf-350',
    title: 'Wolf 200',
    productTypeName: '350',
    productSubline: 'Fasst 200 l.',
    // The column is that of the machine all the same.
    technicalDataTable: { columns: ['350'], ...soleRow(row) },
  });
  expect(await stillSame(req, copy)).toMatchObject({
    keptType: '200',
    fields: expect.arrayContaining(['Titel (deutsch)', 'Unterzeile (deutsch)', 'Technische Daten: Motor']),
  });
});

test('it is for editors, with a type name', async () => {
  const client = restClient(content);
  await content.staff('approver');
  const cookieOf = async (role: string) => (await client.logIn(`${role}@vitrine.example`)).cookie.split(';')[0] ?? '';
  const status = async (cookie: string | undefined, body: object) =>
    (
      await client.call('/machine-duplicates', {
        method: 'POST',
        body,
        origin: content.environment.publicUrl,
        ...(cookie && { cookie }),
      })
    ).status;
  const body = { id: sister, typeName: 'K 370' };
  expect(await status(undefined, body)).toBe(403);
  expect(await status(await cookieOf('approver'), body)).toBe(403);
  const editor = await cookieOf('editor');
  expect(await status(editor, { ...body, typeName: ' ' })).toBe(400);
  expect(await status(editor, body)).toBe(200);
});

test('a type that another machine has is answered with that machine, and nothing is made', async () => {
  const client = restClient(content);
  const cookie = (await client.logIn('editor@vitrine.example')).cookie.split(';')[0];
  const count = async () => (await content.payload.count({ collection: 'products' })).totalDocs;
  const before = await count();
  const answer = await client.call('/machine-duplicates', {
    method: 'POST',
    body: { id: sister, typeName: ' K 330 ' },
    origin: content.environment.publicUrl,
    ...(cookie && { cookie }),
  });
  expect(await answer.json()).toEqual({ takenBy: 'Kutter K 330' });
  expect(await count()).toBe(before);
});
