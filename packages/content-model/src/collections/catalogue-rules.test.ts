import { PRODUCT_TYPES, type ProductType } from '@vitrine/contract/product-types.ts';
import type { Field, PayloadRequest } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OUTPUT_FIELDS } from '../output/output-figures.ts';
import { openTestContent, type TestContent } from '../testing/open-test-content.ts';

const LEAFLET = { data: Buffer.from('Hygiene'), mimetype: 'text/plain', name: 'hygiene.txt', size: 'Hygiene'.length };

type Create = Parameters<TestContent['payload']['create']>[0];
type Collection = Create['collection'];

let content: TestContent;
let image: string;
beforeAll(async () => {
  content = await openTestContent();
  image = (await content.image()).id;
});
afterAll(() => content.close());

/** Publishes a record of which a test says what matters. */
const publish = (collection: Collection, data: object) => (req: PayloadRequest) =>
  content.payload.create({ collection, data: { title: 'Titel', ...data, _status: 'published' }, req } as Create);
const refusedAt = async (collection: Collection, data: object) =>
  Object.keys(await content.refusal(publish(collection, data))).sort();

async function machine(slug: string, data: object): Promise<string> {
  const category = await content.payload.create({ collection: 'product-categories', data: { title: 'Wölfe' } });
  const { id } = await content.payload.create({
    collection: 'products',
    data: {
      slug,
      title: slug,
      productKind: 'Wolf',
      productTypeName: slug,
      productSubline: 'Kurz.',
      productImage: image,
      previewImage: image,
      productCategoryList: [category.id],
      _status: 'published',
      ...data,
    },
  });
  return id;
}

describe('output figures', () => {
  const cutter = (batchWeightDry: string) => publish('products', { productType: 'cutters', cutterOutput: [{ batchWeightDry }] });

  test('are numbers without unit, ranges or edges; anything else is said at the field', async () => {
    const path = 'cutterOutput.0.batchWeightDry';
    for (const figure of ['250', '200–250', '2,5', '']) {
      expect([figure, await content.refusal(cutter(figure))]).toEqual([
        figure,
        expect.not.objectContaining({ [path]: expect.anything() }),
      ]);
    }
    for (const figure of ['1.250', '250 kg', 'viel']) {
      expect([figure, await content.refusal(cutter(figure))]).toEqual([
        figure,
        expect.objectContaining({ [path]: expect.stringContaining('ohne Einheit') }),
      ]);
    }
    expect(await content.refusal(cutter('250 kg'), 'en')).toMatchObject({
      [path]: expect.stringContaining('without unit'),
    });
  });

  test('of a grinder are given once for fresh and once for frozen goods, from 1 kg/h', async () => {
    const twice = publish('products', { productType: 'grinders', grinderOutput: [{ state: 'fresh' }, { state: 'fresh' }] });
    expect(await content.refusal(twice)).toMatchObject({ grinderOutput: expect.stringContaining('je eine Zeile') });
    expect(await refusedAt('products', { productType: 'grinders', grinderOutput: [{ state: 'fresh', mmLs3: 0 }] })).toContain(
      'grinderOutput.0.mmLs3',
    );
  });
});

describe('an overview', () => {
  test('compares machines of its own type only', async () => {
    const [grinder, cutter] = [
      await machine('w-130', { productType: 'grinders' }),
      await machine('k-330', { productType: 'cutters' }),
    ];
    const overview = { slug: 'woelfe', productType: 'grinders', introImage: image };
    expect(await refusedAt('product-overviews', { ...overview, productListW: [grinder, cutter] })).toEqual(['productListW']);
    expect(await refusedAt('product-overviews', { ...overview, productListW: [grinder] })).toEqual([]);
  });

  test('needs a type of machine and a picture', async () => {
    expect(await refusedAt('product-overviews', { slug: 'ohne' })).toEqual(['introImage', 'productType']);
  });

  /** Names of the fields that a form shows for a type, whatever tab and group they are in. */
  function shown(fields: readonly Field[], productType: ProductType): string[] {
    return fields.flatMap((field) => {
      const condition = 'admin' in field ? field.admin?.condition : undefined;
      if (condition && !condition({ productType }, {}, { blockData: {}, operation: 'update', path: [], user: null })) return [];
      if (field.type === 'tabs') return field.tabs.flatMap((tab) => shown(tab.fields, productType));
      if (field.type === 'row' || field.type === 'collapsible') return shown(field.fields, productType);
      return 'name' in field ? [field.name] : [];
    });
  }
  const tables: Record<ProductType, string[]> = {
    grinders: ['productListW', 'productListWw', 'productListWwr', 'productListWwb'],
    cutters: ['productList'],
    mixerGrinders: ['productList'],
    mixers: ['productListN', 'productList'],
    emulsifiers: ['productList'],
    frozenMeatCutters: ['productList'],
  };

  test.each(PRODUCT_TYPES)('of %s has the fields of its tables, a product those of its figures', (type) => {
    const fieldsOf = (slug: Collection) => shown(content.payload.collections[slug].config.fields, type);
    expect(fieldsOf('product-overviews').filter((name) => name.startsWith('productList'))).toEqual(tables[type]);
    expect(fieldsOf('product-overviews').includes('grinderImage')).toBe(type === 'grinders');
    const figures: readonly string[] = Object.values(OUTPUT_FIELDS);
    expect(fieldsOf('products').filter((name) => figures.includes(name))).toEqual([OUTPUT_FIELDS[type]]);
  });
});

describe('publishing asks for', () => {
  test('the picture of a slide, the sentence of a fact, the machine of a step, and pictures and content of an automation', async () => {
    expect(
      await refusedAt('applications', { productImage: image, detailSlider: [{ headline: 'Korn' }], detailFacts: [{}] }),
    ).toEqual(['detailFacts.0.bulletPoint', 'detailSlider.0.image']);
    expect(
      await refusedAt('product-lines', {
        image,
        outputList: [{ headline: 'Salami', outputType: 'Salami', rows: [{ step: 'Wolfen' }] }],
      }),
    ).toEqual(['outputList.0.rows.0.product']);
    expect(await refusedAt('product-line-automations', {})).toEqual(['imageList']);
    expect(await refusedAt('case-studies', { detailList: [{ details: [{ key: 'Leistung' }] }] })).toEqual([
      'detailList.0.details.0.value',
      'image',
      'quote',
    ]);
  });

  test('a topic of the right area', async () => {
    const lines = await content.payload.create({ collection: 'categories', data: { title: 'Steuerung', area: 'lines' } });
    expect(await refusedAt('applications', { productImage: image, categoryList: [lines.id] })).toEqual(['categoryList']);
  });

  test('the page or the PDF that a menu entry leads to', async () => {
    expect(await refusedAt('navigation', { name: 'Wölfe', linkType: 'entry' })).toEqual(['entry']);
    expect(await refusedAt('navigation', { name: 'Hygiene', linkType: 'pdf' })).toEqual(['pdf']);
    const { payload } = content;
    const pdf = (await payload.create({ collection: 'files', data: { title: 'Hygiene' }, file: LEAFLET })).id;
    const item = await payload.create({ collection: 'navigation', data: { name: 'Hygiene', linkType: 'pdf', pdf } });
    await expect(
      payload.create({ collection: 'navigation', locale: 'en', data: { name: 'Cleaning', linkType: 'pdf' } }),
      'without a German file English needs one',
    ).rejects.toMatchObject({ name: 'ValidationError' });
    // An English entry needs no file of its own.
    await payload.update({ collection: 'navigation', id: item.id, locale: 'en', data: { name: 'Hygiene', pdf: null } });
  });
});
