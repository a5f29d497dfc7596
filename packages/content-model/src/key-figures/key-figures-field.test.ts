import type { PayloadRequest } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '../payload-types.ts';
import { openTestContent, type TestContent } from '../testing/open-test-content.ts';
import { refusal } from '../testing/refusal.ts';

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
});
