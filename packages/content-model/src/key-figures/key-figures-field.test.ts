import type { PayloadRequest } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '../payload-types.ts';
import { openTestContent, type TestContent } from '../testing/open-test-content.ts';
import { refusal } from '../testing/refusal.ts';
import { chosenFigure } from './chosen-figure.ts';
import { figureSource } from './figure-source.ts';

const cell = (de: string, en: string) => ({ de, en });
const table = (...values: (object | string)[]): NonNullable<Product['technicalDataTable']> => ({
  columns: ['WW 200'],
  groups: [
    {
      headline: { de: 'Leistung', en: 'Output' },
      rows: values.map((value, index) => ({
        id: `row-${index}`,
        label: cell(`Durchsatz ${index}`, `Throughput ${index}`),
        unit: { de: 'kg/h' },
        values: [value as { de: string }],
      })),
    },
  ],
});

describe('key figures', () => {
  let content: TestContent;
  let machine: Omit<Product, 'id' | 'createdAt' | 'updatedAt'>;
  beforeAll(async () => {
    content = await openTestContent();
    const image = (await content.image()).id;
    const category = await content.payload.create({ collection: 'product-categories', data: { title: 'Wölfe' } });
    machine = {
      slug: '',
      title: 'Winkelwolf WW 200',
      productKind: 'Winkelwolf',
      productTypeName: 'WW 200',
      productSubline: 'Für 13 mm.',
      productImage: image,
      previewImage: image,
      productCategoryList: [category.id],
      technicalDataTable: table(cell('9.800', '9,800'), 'Option'),
      _status: 'published',
    };
  });
  afterAll(() => content.close());

  const create = async (data: Partial<Product>) =>
    content.payload.create({ collection: 'products', data: { ...machine, ...data } });
  const said = (id: string, data: object, language: 'de' | 'en' = 'de', locale: 'de' | 'en' = 'de') =>
    refusal(
      content.payload,
      (req: PayloadRequest) =>
        content.payload.update({ collection: 'products', id, locale, data: { ...data, _status: 'published' }, req }),
      language,
    );
  const chosen = { keyFigures: [{ figure: 'row/row-0' }] };
  const at = 'keyFigures.0.figure';

  test('a chosen figure needs no words of its own', async () => {
    const { keyFigures } = await create({ ...chosen, title: 'A' });
    expect(keyFigures).toMatchObject([{ figure: 'row/row-0' }]);
  });

  test('what has no value is not published, and is said at the field in the language of the editor', async () => {
    const { id } = await create({ ...chosen, title: 'B' });
    expect(await said(id, { technicalDataTable: table() })).toEqual({ [at]: expect.stringContaining('gibt es nicht mehr') });
    expect(await said(id, { technicalDataTable: table() }, 'en')).toEqual({ [at]: expect.stringContaining('does not exist') });
    expect(await said(id, { technicalDataTable: table('Option') })).toEqual({ [at]: expect.stringContaining('kein Wert') });
    expect(await said(id, { technicalDataTable: table('Not available') }, 'en')).toEqual({
      [at]: expect.stringContaining('no value'),
    });
    expect(await said(id, { productTypeName: 'WW 250' })).toEqual({ [at]: expect.stringContaining('keine Spalte') });
    expect(await said(id, { productTypeName: 'WW 250' }, 'en')).toEqual({ [at]: expect.stringContaining('No column') });
    expect(await said(id, { technicalDataTable: table(cell('9.900', '9,900')) })).toEqual({});
  });

  test('a draft may have one without a value', async () => {
    const { id } = await create({ ...chosen, title: 'C' });
    const data = { technicalDataTable: table(), _status: 'draft' as const };
    await content.payload.update({ collection: 'products', id, draft: true, data });
    expect(await said(id, {})).toEqual({ [at]: expect.any(String) });
  });

  test('a value of one’s own is typed in full, and does not contradict the technical data', async () => {
    const { id } = await create({ title: 'D' });
    const own = (label: string, value: string) => ({ keyFigures: [{ label, value }] });
    expect(Object.keys(await said(id, own('', ''))).sort()).toEqual(['keyFigures.0.label', 'keyFigures.0.value']);
    const value = 'keyFigures.0.value';
    expect(await said(id, own('Durchsatz 0', '9.700 kg/h'))).toEqual({
      [value]: 'Steht mit anderem Wert in den technischen Daten: 9.800\u00a0kg/h. Wählen Sie den Wert dort aus.',
    });
    expect(await said(id, own('Throughput 0', '9,700 kg/h'), 'en')).toEqual({});
    const english = { title: 'D', productKind: 'Grinder', productSubline: 'For 13 mm.' };
    expect(await said(id, { ...english, ...own('throughput 0', '9,700 kg/h') }, 'en', 'en')).toEqual({
      [value]: 'It is in the technical data with another value: 9,800\u00a0kg/h. Choose the value from there.',
    });
    expect(await said(id, own('Durchsatz 0', '9.800 kg/h'))).toEqual({});
  });

  test('when one is chosen, what was typed before is gone in both languages', async () => {
    const words = { title: 'E', productKind: 'Grinder', productSubline: 'For 13 mm.' };
    const { id, keyFigures } = await create({ title: 'E', keyFigures: [{ label: 'Messer', value: '6 Stück' }] });
    const row = { id: keyFigures?.[0]?.id ?? null };
    expect(await said(id, { ...words, keyFigures: [{ ...row, label: 'Knives', value: '6 pieces' }] }, 'en', 'en')).toEqual({});
    expect(await said(id, { keyFigures: [{ ...row, figure: 'row/row-0', label: '' }] })).toEqual({});
    const after = await content.payload.findByID({ collection: 'products', id, locale: 'all' });
    expect(after.keyFigures).toMatchObject([{ figure: 'row/row-0', value: {} }]);
    expect(JSON.stringify(after.keyFigures)).not.toMatch(/Stück|pieces/);
  });

  test('rows get ids when they are saved, keep them, and no two have one', async () => {
    const [first, second] = table(cell('1', '1'), cell('2', '2')).groups.flatMap(({ rows }) => rows);
    if (!first || !second) throw new Error('no rows');
    const { id: _, ...fresh } = second;
    const groups = [{ headline: { de: 'Leistung' }, rows: [first, { ...first }, fresh] }];
    const { technicalDataTable } = await create({ title: 'F', technicalDataTable: { columns: ['WW 200'], groups } });
    const ids = technicalDataTable?.groups.flatMap(({ rows }) => rows.map(({ id }) => id));
    expect(ids).toEqual(['row-0', expect.stringMatching(/^[0-9a-f]{24}$/), expect.stringMatching(/^[0-9a-f]{24}$/)]);
    expect(new Set(ids).size).toBe(3);
  });

  test('a row made of an output figure needs that figure; one that is typed cannot say something else', async () => {
    const rowOf = (row: object) => ({
      columns: ['WW 200', 'WW 200 F'],
      groups: [
        {
          headline: { de: 'Leistung' },
          rows: [
            {
              id: 'r',
              label: { de: 'Lochscheibe 5 mm' },
              unit: { de: 'kg/h' },
              values: [{ de: '5.200' }, { de: '4.000' }],
              ...row,
            },
          ],
        },
      ],
    });
    const output = { productType: 'grinders' as const, grinderOutput: [{ state: 'fresh' as const, mmLs3: 2900, mmLs5: 5200 }] };
    const { id } = await create({ title: 'G', ...output, technicalDataTable: rowOf({}) });
    const problem = async (row: object, language: 'de' | 'en' = 'de') =>
      (await said(id, { technicalDataTable: rowOf(row) }, language)).technicalDataTable?.replaceAll('\u00a0', ' ');
    const wrong = { values: [{ de: '5.300' }, { de: '4.000' }] };
    expect(await problem(wrong)).toBe(
      'Zeile „Lochscheibe 5 mm“: Unter „Leistung“ steht ein anderer Wert: 5.200 kg/h. Wählen Sie die Angabe von dort, statt sie einzutragen.',
    );
    expect(await problem(wrong, 'en')).toContain('5.200 kg/h');
    expect(await problem({ ...wrong, unit: { de: 'kW' } })).toBeUndefined();
    expect(await problem({ ...wrong, values: ['Option', { de: '4.000' }] })).toBeUndefined();
    expect(await problem({ figure: 'output/frozen/mmLs5' })).toContain('nicht mehr');
    expect(await problem({ figure: 'output/frozen/mmLs5' }, 'en')).toContain('not under “Output” any more');

    // What was typed in the own column is forgotten; a key figure that shows the row has the output figure.
    const data = { technicalDataTable: rowOf({ ...wrong, figure: 'output/fresh/mmLs5' }), keyFigures: [{ figure: 'row/r' }] };
    expect(await said(id, data)).toEqual({});
    const saved = await content.payload.findByID({ collection: 'products', id });
    expect(saved.technicalDataTable?.groups[0]?.rows[0]?.values).toEqual([{ de: '' }, { de: '4.000' }]);
    expect(chosenFigure(figureSource.parse(saved), 'row/r', 'en')).toMatchObject({ value: '5,200\u00a0kg/h' });
  });
});
