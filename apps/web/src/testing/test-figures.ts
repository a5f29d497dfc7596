import { grinderRow } from './test-overview.ts';

const LISTS = {
  grinderRowsW: [],
  grinderRowsWw: [],
  grinderRowsWwr: [],
  grinderRowsWwb: [],
  cutterRows: [],
  mixerGrinderRows: [],
  mixerRows: [],
  mixerRowsN: [],
  emulsifierRows: [],
  frozenMeatCutterRows: [],
};

const slugOf = (title: string) => title.toLowerCase().replace(' ', '-');
const machine = (title: string) => ({ id: title, productTitle: title, productSlug: slugOf(title) });

const teaser = (title: string) => ({
  type: 'product',
  id: slugOf(title),
  attributes: { slug: slugOf(title), title, productKind: 'Maschine', productTypeName: title, category: null },
  relationships: {},
});

function overview(productType: string, titles: string[], lists: object) {
  const machines = titles.map((title) => ({ type: 'product', id: slugOf(title) }));
  return {
    type: 'output-figures',
    id: productType,
    attributes: { slug: productType.toLowerCase(), title: productType, productType, ...LISTS, ...lists },
    relationships: { machines: { data: machines } },
  };
}

const cutter = (title: string, dry: [string, string], boiled: [string, string]) => ({
  ...machine(title),
  batchWeightDry: dry[0],
  processTimeDry: dry[1],
  batchWeightBoiled: boiled[0],
  processTimeBoiled: boiled[1],
  batchWeightCooked: null,
  processTimeCooked: null,
});

const mixerGrinder = {
  ...machine('WM 600'),
  speed: '180',
  batchSize: '450',
  batchTimeTotal: '12',
  batchTimeLoading: '1',
  batchTimeMixing: '2,5',
  batchTimeAnalysis: null,
  batchTimeMixing2: null,
  batchTimeMincing: '6,5',
  outputPerHour: '2.250',
};

const frozenMeatCutter = (id: string, output: string) => ({
  ...machine('GS 620'),
  id,
  temperature: '−18\u00a0bis\u00a0−4',
  maxBlockCrossSection: '600\u00a0×\u00a0200',
  cuttingWidth: '620',
  pieceSize: '80\u00a0×\u00a060\u00a0×\u00a040',
  output,
});

const TITLES = ['W 130', 'WW 160', 'WW 200', 'K 120', 'K 330', 'WM 600', 'E 175', 'GS 620'];

/** `output-figures/_all` of a small catalogue, as the server answers it in German. */
export const testFigures = () => ({
  data: [
    overview('grinders', ['W 130', 'WW 160', 'WW 200'], {
      grinderRowsW: [grinderRow('W 130', 'fresh', [700, 1250, 1900, 2500, 3100])],
      grinderRowsWw: [
        grinderRow('WW 160', 'fresh', [2100, 3900, 5600, 7100, 8200]),
        grinderRow('WW 160', 'frozen', [null, 2600, 3900, 5000, 5900]),
        grinderRow('WW 200', 'fresh', [2900, 5200, 7400, 9000, 9800]),
        grinderRow('WW 200', 'frozen', [null, 3500, 5200, 6700, 7600]),
      ],
    }),
    overview('cutters', ['K 120', 'K 330'], {
      cutterRows: [cutter('K 120', ['70', '4–6'], ['90', '7–9']), cutter('K 330', ['200', '4–6'], ['250', '8–9'])],
    }),
    overview('mixerGrinders', ['WM 600'], { mixerGrinderRows: [mixerGrinder] }),
    overview('emulsifiers', ['E 175'], {
      emulsifierRows: [{ ...machine('E 175'), boiledSausageProducts: '9.000', cookedSausageProducts: '12.000' }],
    }),
    overview('frozenMeatCutters', ['GS 620'], {
      frozenMeatCutterRows: [frozenMeatCutter('1', '6.500'), frozenMeatCutter('2', '4.800')],
    }),
  ],
  included: TITLES.map(teaser),
});
