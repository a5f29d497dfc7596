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
  // Nobody said which product this one's column is.
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

  // What is not published is on no page: the figure that was typed for it stands there then.
  await save({ _status: 'draft' });
  await publishChanges(catalogue.context);
  expect(await cells('de/product/ww200')).toEqual(['30', '55']);
});
