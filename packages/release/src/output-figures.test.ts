import type { Config } from '@vitrine/content-model/payload-types.ts';
import { outputFigures } from '@vitrine/contract/output-figures.ts';
import { productLine } from '@vitrine/contract/product-lines.ts';
import { productOverview } from '@vitrine/contract/product-overview.ts';
import { product } from '@vitrine/contract/products.ts';
import { parseMany, parseOne } from '@vitrine/contract/resource.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DocumentKey } from './document-key.ts';
import { type Catalogue, openCatalogue } from './fixture/catalogue.ts';
import { documentBody, expectSoundRelease } from './fixture/release-checks.ts';
import { publishChanges } from './publish.ts';

type Figures = NonNullable<Config['collections']['products']['grinderOutput']>;

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openCatalogue();
});
afterAll(() => catalogue.close());

const publish = () => publishChanges(catalogue.context);
const body = (key: string) => documentBody(catalogue.pool, key);
const overview = async (key: string) => parseOne(productOverview, await body(key));
const names = (keys: readonly DocumentKey[]) => keys.map(({ site, path }) => `${site}/${path}`).sort();
const both = (...paths: string[]) => paths.flatMap((path) => [`de/${path}`, `en/${path}`]).sort();

/** What the German list of all figures was built from, each with the transaction that wrote it down. */
async function dependencies(): Promise<Map<string, string>> {
  const { rows } = await catalogue.pool.query<{ key: string; version: string }>(
    `select record_id || ' ' || facet as key, xmin::text as version from vitrine.release_dependency
     where site = 'de' and path = 'output-figures/_all'`,
  );
  return new Map(rows.map(({ key, version }) => [key, version]));
}

const grinder = (slug: string, grinderOutput: Figures, data: object = {}) =>
  catalogue.add.product(slug, { productTypeName: slug.toUpperCase(), productType: 'grinders', grinderOutput, ...data });
const table = (...columns: string[]) => ({
  columns,
  groups: [
    {
      headline: { de: 'Antrieb' },
      rows: [{ label: { de: 'Leistung' }, unit: { de: 'kW' }, values: columns.map(() => ({ de: '55' })) }],
    },
  ],
});

it('an overview has the rows of its machines, as each language writes figures', async () => {
  const { add } = catalogue;
  const image = (await add.image()).id;
  const w130 = await grinder('w130', [
    { state: 'fresh', mmLs3: 700, mmLs20: 3100 },
    { state: 'frozen', mmLs20: 2200 },
  ]);
  const [cutter, sold, hidden] = [
    await add.product('k330', { productType: 'cutters', cutterOutput: [{ batchWeightDry: '1250', processTimeDry: '6,5-8' }] }),
    await grinder('w140', [{ state: 'fresh', mmLs3: 900 }]),
    await grinder('w160', [{ state: 'fresh', mmLs3: 1100 }], { _status: 'draft' }),
  ];
  await add.overview('woelfe', {
    tableHeadlineW: 'Wölfe W',
    tableImageW: image,
    productListW: [w130.id, sold.id, hidden.id],
    outputImages: [{ image, description: 'Schulter' }],
  });
  await catalogue.payload.update({ collection: 'products', id: sold.id, data: { productType: 'mixers', _status: 'published' } });
  await add.overview('kutter', { productType: 'cutters', productList: [cutter.id], productListW: [w130.id], tableImageW: image });
  expect((await publish()).failed).toEqual([]);

  const grinders = await overview('de/product-overview/woelfe');
  expect(grinders.grinderRowsW).toMatchObject([
    { productTitle: 'W130', productSlug: 'w130', state: 'fresh', mmLs3: 700, mmLs5: null, mmLs20: 3100 },
    { state: 'frozen', mmLs3: null, mmLs20: 2200 },
  ]);
  expect([grinders.grinderRowsWw, grinders.cutterRows]).toEqual([[], []]);
  expect([grinders.tableImageW?.id, grinders.outputImagesImageList.map(({ id }) => id)]).toEqual([image, [image]]);
  expect(grinders.outputImagesDescriptionList).toEqual(['Schulter']);
  // A machine's own page says whether it has figures through plates.
  const says = async (slug: string) => parseOne(product, await body(`de/product/${slug}`)).hasPlateOutput;
  expect([await says('w130'), await says('w140'), await says('k330')]).toEqual([true, false, false]);

  // The same tables of all overviews in one document, with a tile of each machine that has a row.
  const all = parseMany(outputFigures, await body('de/output-figures/_all'));
  expect(all.map(({ slug, productType, machines }) => [slug, productType, machines.map((machine) => machine.slug)])).toEqual([
    ['woelfe', 'grinders', ['w130']],
    ['kutter', 'cutters', ['k330']],
  ]);
  expect(all[0]?.grinderRowsW).toEqual(grinders.grinderRowsW);

  const cutters = await overview('de/product-overview/kutter');
  expect(cutters.cutterRows).toMatchObject([{ batchWeightDry: '1.250', processTimeDry: '6,5–8', batchWeightBoiled: null }]);
  expect([cutters.grinderRowsW, cutters.tableImageW]).toEqual([[], null]);
  expect((await overview('en/product-overview/kutter')).cutterRows).toMatchObject([
    { batchWeightDry: '1,250', processTimeDry: '6.5–8' },
  ]);
  await expectSoundRelease(catalogue.pool, catalogue.files);
});

it('each of the six types fills the list of its own rows', async () => {
  const { add } = catalogue;
  const rows = {
    mixerGrinders: { mixerGrinderOutput: [{ speed: '40', outputPerHour: '4200', batchTimeMixing2: '1' }] },
    mixers: { mixerOutput: [{ batchWeightDrySausage: '800', mixingTimeMassagingOfHam: '3-4' }] },
    emulsifiers: { emulsifierOutput: [{ boiledSausageProducts: '6000', cookedSausageProducts: '4500' }] },
    frozenMeatCutters: {
      frozenMeatCutterOutput: [{ temperature: '-18 bis -4', maxBlockCrossSection: '620x200', output: '6500' }],
    },
  } as const;
  for (const [productType, output] of Object.entries(rows)) {
    const machine = await add.product(`m-${productType.toLowerCase()}`, { productType, ...output } as object);
    const lists = { productList: [machine.id], ...(productType === 'mixers' && { productListN: [machine.id] }) };
    await add.overview(productType.toLowerCase(), { productType: productType as keyof typeof rows, ...lists });
  }
  expect((await publish()).failed).toEqual([]);
  const page = (type: keyof typeof rows) => overview(`de/product-overview/${type.toLowerCase()}`);
  expect((await page('mixerGrinders')).mixerGrinderRows).toMatchObject([
    { speed: '40', outputPerHour: '4.200', batchTimeMixing2: '1' },
  ]);
  const mixers = await page('mixers');
  expect([mixers.mixerRows, mixers.mixerRowsN]).toMatchObject([
    [{ batchWeightDrySausage: '800' }],
    [{ mixingTimeMassagingOfHam: '3–4' }],
  ]);
  expect((await page('emulsifiers')).emulsifierRows).toMatchObject([
    { boiledSausageProducts: '6.000', cookedSausageProducts: '4.500' },
  ]);
  expect((await page('frozenMeatCutters')).frozenMeatCutterRows).toMatchObject([
    { temperature: '−18\u00a0bis\u00a0−4', maxBlockCrossSection: '620\u00a0×\u00a0200', output: '6.500' },
  ]);
});

it('the technical table shows the same figures first, when every column is a machine that has some', async () => {
  const small = await grinder('ww160', [{ state: 'fresh', mmLs5: 3900 }]);
  await grinder('ww200', [{ state: 'fresh', mmLs3: 2900, mmLs5: 5200 }], {
    technicalDataTable: table('WW200', 'WW160'),
    technicalDataProducts: [small.id],
  });
  await grinder('ww250', [{ state: 'fresh', mmLs3: 4600 }], { technicalDataTable: table('WW250', 'WW160') });
  await publish();
  const groups = async (key: string) => parseOne(product, await body(key)).content.technicalDataTable;
  expect((await groups('de/product/ww200')).map(({ rows }) => rows)).toEqual([
    [
      ['Lochscheibe 3\u00a0mm', 'kg/h', '2.900', 'Not available'],
      ['Lochscheibe 5\u00a0mm', 'kg/h', '5.200', '3.900'],
    ],
    [['Leistung', 'kW', '55', '55']],
  ]);
  expect((await groups('en/product/ww200'))[0]?.rows[1]).toEqual(['Hole plate 5\u00a0mm', 'kg/h', '5,200', '3,900']);
  // Nor where an editor wants none, since the table has such rows itself.
  await catalogue.payload.update({
    collection: 'products',
    where: { slug: { equals: 'ww200' } },
    data: { technicalDataOutput: false, _status: 'published' },
  });
  await publish();
  expect(await groups('de/product/ww200')).toHaveLength(1);
  // WW160 is a column here, but no record says which product that is.
  expect(await groups('de/product/ww250')).toHaveLength(1);
});

it("a line takes a grinder's figures from the machine and the others from its own rows", async () => {
  const { add } = catalogue;
  const [worm, mixer, image] = [
    await grinder('wwr200', [
      { state: 'fresh', mmLs3: 2700 },
      { state: 'frozen', mmLs3: 1800 },
    ]),
    await add.product('wm600'),
    await add.image(),
  ];
  const common = { headline: 'Salami, fein', outputType: 'Salami' };
  await add.line('rohwurstlinie', {
    outputList: [
      {
        ...common,
        rows: [
          { product: worm.id, step: 'Endkörnung, 3 mm', holeDiameter: '3' },
          { product: mixer.id, step: 'Mischen', fresh: 4800 },
        ],
        freshImages: [{ image: image.id, description: 'Schulter' }],
      },
      { ...common, outputType: 'Mettwurst', rows: [{ product: mixer.id, step: 'Mischen', fresh: 4800 }] },
    ],
  });
  expect((await publish()).failed).toEqual([]);
  const { outputList } = parseOne(productLine, await body('de/product-line/rohwurstlinie'));
  expect(outputList.map(({ outputType }) => outputType.value)).toEqual(['Salami', 'Mettwurst']);
  expect(outputList[0]?.tables).toMatchObject([
    { type: 'fresh', content: [{ productTitle: 'WWR200', productSlug: 'wwr200', output: 2700 }, { output: 4800 }] },
    { type: 'frozen', content: [{ output: 1800 }, { output: null }] },
  ]);
  expect(outputList[1]?.tables.map(({ type }) => type)).toEqual(['fresh']);
  expect(outputList[0]?.freshImageDescriptionList).toEqual(['Schulter']);
  await expectSoundRelease(catalogue.pool, catalogue.files);
});

it("one machine's figure: exactly the documents that show it are built and change", async () => {
  const { add, payload } = catalogue;
  const fresh = (mmLs3: number): Figures => [{ state: 'fresh', mmLs3 }];
  const machine = await grinder('wwb300', fresh(6400), { technicalDataTable: table('WWB300') });
  const entry = { relationTo: 'products' as const, value: machine.id };
  await grinder('wwb200', fresh(4000), { technicalDataTable: table('WWB200', 'WWB300'), technicalDataProducts: [machine.id] });
  await add.overview('gross', { productListWwb: [machine.id] });
  await add.line('grosse-linie', {
    outputList: [{ headline: 'Hack', outputType: 'Hack', rows: [{ product: machine.id, step: 'Wolfen', holeDiameter: '3' }] }],
  });
  // These know the machine, but show no figure of it.
  await grinder('wwb100', fresh(900), { productRelatedContentList: [entry] });
  await add.overview('andere', { productType: 'cutters', productListWwb: [machine.id] });
  await add.line('kleine-linie', {
    outputList: [{ headline: 'Hack', outputType: 'Hack', rows: [{ product: machine.id, step: 'Wolfen', fresh: 5000 }] }],
  });
  await add.application('hack', { productOrProductLineList: [entry] });
  await add.menuItem('WWB 300', machine.id);
  await publish();
  const kept = await dependencies();

  await payload.update({
    collection: 'products',
    id: machine.id,
    data: { grinderOutput: (machine.grinderOutput ?? []).map((row) => ({ ...row, mmLs3: 6500 })), _status: 'published' },
  });
  const result = await publish();
  const showing = both(
    'product/wwb300',
    'product/wwb200',
    'product-overview/gross',
    'product-line/grosse-linie',
    'output-figures/_all',
  );
  expect(names(result.built)).toEqual(showing);
  expect(names(result.changed)).toEqual(showing);
  // Of the list's dependencies the one on the figures is written, and no other.
  const written = [...(await dependencies())].filter(([key, version]) => kept.get(key) !== version);
  expect(written.map(([key]) => key)).toEqual([`${machine.id} grinderOutput,productType,productTypeName,slug`]);

  // What tiles say of it in one language: its page and those with its tile, in that language alone.
  const english = { title: 'Angled meat grinder WWB 300', productKind: 'Angled meat grinder', productSubline: 'For blocks.' };
  await payload.update({ collection: 'products', id: machine.id, locale: 'en', data: { ...english, _status: 'published' } });
  expect(names((await publish()).changed)).toEqual([
    'en/application/hack',
    'en/output-figures/_all',
    'en/product/wwb100',
    'en/product/wwb300',
  ]);

  // A machine that is in no table any more is forgotten.
  await payload.update({
    collection: 'product-overviews',
    where: { slug: { in: ['gross', 'andere'] } },
    data: { productListWwb: [], _status: 'published' },
  });
  await publish();
  expect([...(await dependencies()).keys()].filter((key) => key.startsWith(machine.id))).toEqual([]);
});
