import { product } from '@vitrine/contract/products.ts';
import { parseOne } from '@vitrine/contract/resource.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Catalogue, openCatalogue } from './fixture/catalogue.ts';
import { documentBody } from './fixture/release-checks.ts';
import { publishAll, publishChanges } from './publish.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openCatalogue();
});
afterAll(() => catalogue.close());

const page = async (key: string) => parseOne(product, await documentBody(catalogue.pool, key));
const table = (de: string, en: string) => ({
  columns: ['K330', 'K330 V'],
  groups: [
    {
      headline: { de: 'Vakuum' },
      rows: [{ id: 'vacuum', label: { de: 'Vakuum', en: 'Vacuum' }, unit: { de: '%' }, values: [{ de, en }, { de: '99' }] }],
    },
  ],
});

it('a key figure is what the technical data and the output say, in both languages, and changes with them', async () => {
  const { add, payload } = catalogue;
  const { id } = await add.product('k330', {
    technicalDataTable: table('94,5', '94.5'),
    productType: 'cutters',
    cutterOutput: [{ id: 'row', batchWeightDry: '1250' }],
    keyFigures: [
      { figure: 'row/vacuum' },
      { figure: 'output/row/batchWeightDry', label: 'Charge' },
      { label: 'Messer', value: '6 - 8 kg' },
    ],
  });
  expect((await publishChanges(catalogue.context)).failed).toEqual([]);
  expect((await page('de/product/k330')).keyFigures).toEqual([
    { label: 'Vakuum', value: '94,5\u00a0%' },
    { label: 'Charge', value: '1.250\u00a0kg' },
    { label: 'Messer', value: '6 - 8\u00a0kg' },
  ]);
  expect((await page('en/product/k330')).keyFigures.slice(0, 2)).toEqual([
    { label: 'Vacuum', value: '94.5%' },
    { label: 'Charge', value: '1,250\u00a0kg' },
  ]);

  await payload.update({
    collection: 'products',
    id,
    data: { technicalDataTable: table('95', '95'), cutterOutput: [{ id: 'row', batchWeightDry: '1300' }], _status: 'published' },
  });
  await publishChanges(catalogue.context);
  const { keyFigures, content } = await page('en/product/k330');
  expect(keyFigures.map(({ value }) => value)).toEqual(['95%', '1,300\u00a0kg', '6 - 8\u00a0kg']);
  expect(content.technicalDataTable.at(-1)?.rows[0]).toEqual(['Vacuum', '%', '95', '99']);
});

it('a figure that was typed in German alone is written as English writes it; what was typed in English stays', async () => {
  const { add, payload } = catalogue;
  const { id, keyFigures } = await add.product('k550', {
    productTypeName: 'K330',
    technicalDataTable: table('7,5', ''),
    keyFigures: [{ figure: 'row/vacuum' }, { label: 'Motor', value: '7,5 kW' }, { label: 'Durchsatz', value: '9.800 kg/h' }],
  });
  const values = async (site: string) => {
    expect((await publishChanges(catalogue.context)).failed).toEqual([]);
    return (await page(`${site}/product/k550`)).keyFigures.map(({ value }) => value);
  };
  expect(await values('de')).toEqual(['7,5\u00a0%', '7,5\u00a0kW', '9.800\u00a0kg/h']);
  expect(await values('en')).toEqual(['7.5%', '7.5\u00a0kW', '9,800\u00a0kg/h']);

  const english = [undefined, 'from 7,5 kW', '9.800 t/h'];
  const words = { title: 'Cutter', productKind: 'Cutter', productSubline: 'Cuts.', _status: 'published' as const };
  const rows = keyFigures?.map((row, index) => ({ ...row, label: row.label ?? null, value: english[index] ?? null }));
  await payload.update({ collection: 'products', id, locale: 'en', data: { ...words, keyFigures: rows ?? [] } });
  expect(await values('en')).toEqual(['7.5%', 'from 7,5\u00a0kW', '9.800\u00a0t/h']);
});

it('one that has no value any more, past all rules, is left out and breaks no release', async () => {
  await catalogue.pool.query("update products set technical_data_table = null where slug = 'k330'");
  expect((await publishAll(catalogue.context)).failed).toEqual([]);
  expect((await page('de/product/k330')).keyFigures.map(({ label }) => label)).toEqual(['Charge', 'Messer']);
});
