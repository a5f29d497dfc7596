import { product } from '@vitrine/contract/products.ts';
import { parseOne } from '@vitrine/contract/resource.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DocumentKey } from './document-key.ts';
import { type Catalogue, openCatalogue } from './fixture/catalogue.ts';
import { documentBody } from './fixture/release-checks.ts';
import { publishChanges } from './publish.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openCatalogue();
});
afterAll(() => catalogue.close());

const names = (keys: readonly DocumentKey[]) => keys.map(({ site, path }) => `${site}/${path}`).sort();
const both = (...paths: string[]) => paths.flatMap((path) => [`de/${path}`, `en/${path}`]).sort();
const table = (figures: Record<string, string>) => ({
  columns: Object.keys(figures),
  groups: [
    {
      headline: { de: 'Antrieb', en: 'Drive' },
      rows: [{ label: { de: 'Motor' }, unit: { de: 'kW' }, values: Object.values(figures).map((de) => ({ de })) }],
    },
  ],
});
const cells = async (key: string) =>
  parseOne(product, await documentBody(catalogue.pool, key)).content.technicalDataTable[0]?.rows[0]?.slice(2);

it("a machine's figure in its own table is the one in its column of others; an edit changes exactly the pages that show it", async () => {
  const { add, payload } = catalogue;
  const small = await add.product('ww160', { technicalDataTable: table({ WW160: '37', WW200: 'alt' }) });
  const linked = { technicalDataTable: table({ WW160: '30', WW200: '55' }), technicalDataProducts: [small.id] };
  await add.product('ww200', linked);
  // No record says which product this one's column is.
  await add.product('ww250', { technicalDataTable: table({ WW160: '31', WW250: '75' }) });
  expect((await publishChanges(catalogue.context)).failed).toEqual([]);
  expect(await cells('de/product/ww200')).toEqual(['37', '55']);
  expect(await cells('de/product/ww160')).toEqual(['37', 'alt']);
  expect(await cells('de/product/ww250')).toEqual(['31', '75']);

  const save = (data: object) => payload.update({ collection: 'products', id: small.id, data });
  await save({ technicalDataTable: table({ WW160: '45', WW200: 'alt' }), _status: 'published' });
  const { built, changed } = await publishChanges(catalogue.context);
  expect(names(built)).toEqual(both('product/ww160', 'product/ww200'));
  expect(names(changed)).toEqual(both('product/ww160', 'product/ww200'));
  expect(await cells('en/product/ww200')).toEqual(['45', '55']);

  // What is not published is on no page: the figure that was typed for it is shown then.
  await save({ _status: 'draft' });
  await publishChanges(catalogue.context);
  expect(await cells('de/product/ww200')).toEqual(['30', '55']);
});

it('a row made of an output figure has it from each machine, and an edit of that figure changes exactly the pages that show it', async () => {
  const { add, payload } = catalogue;
  const cutter = (slug: string, figures: object[], data: object) =>
    add.product(slug, {
      productTypeName: slug.toUpperCase(),
      productType: 'cutters',
      cutterOutput: figures,
      technicalDataOutput: false,
      ...data,
    });
  const row = (columns: string[], label: string, figure?: string) => ({
    columns,
    groups: [
      {
        headline: { de: 'Chargen' },
        rows: [
          { label: { de: label }, unit: { de: 'min' }, values: columns.map(() => ({ de: '1' })), ...(figure && { figure }) },
        ],
      },
    ],
  });
  const small = await cutter('k120', [{ id: 'a', processTimeDry: '4-6' }], { technicalDataTable: row(['K120'], 'Sonst') });
  const link = { technicalDataProducts: [small.id] };
  const columns = ['K120', 'K330', 'K 330 F'];
  const large = { technicalDataTable: row(columns, 'Rohwurst', 'output/b/processTimeDry'), ...link };
  await cutter('k330', [{ id: 'b', processTimeDry: '1,5' }], large);
  await cutter('k500', [{ id: 'd', processTimeDry: '9' }], {
    technicalDataTable: row(['K500', 'K500 F'], 'Zeit', 'output/d/processTimeDry'),
  });
  // These do not show the figure.
  await cutter('k200', [{ processTimeDry: '5' }], { technicalDataTable: row(['K200', 'K120'], 'Andere'), ...link });
  expect((await publishChanges(catalogue.context)).failed).toEqual([]);
  expect(await cells('de/product/k330')).toEqual(['4 bis 6', '1,5', '1']);
  expect(await cells('en/product/k330')).toEqual(['4 to 6', '1.5', '1']);
  expect(await cells('de/product/k500')).toEqual(['9', '1']);

  const save = (slug: string, data: object) =>
    payload.update({ collection: 'products', where: { slug: { equals: slug } }, data: { ...data, _status: 'published' } });
  await save('k120', { cutterOutput: [{ id: 'a', processTimeDry: '5-7' }] });
  const { built, changed } = await publishChanges(catalogue.context);
  expect(await cells('de/product/k330')).toEqual(['5 bis 7', '1,5', '1']);
  expect(names(changed)).toEqual(both('product/k330'));
  expect(names(built)).toEqual(both('product/k120', 'product/k330'));

  // Compared in as many settings as there are columns, each column has the figures of its own.
  await save('k500', {
    cutterOutput: [
      { id: 'd', processTimeDry: '9' },
      { id: 'e', processTimeDry: '7' },
    ],
  });
  await publishChanges(catalogue.context);
  expect(await cells('de/product/k500')).toEqual(['9', '7']);
});
