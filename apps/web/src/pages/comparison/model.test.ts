import { outputFigures } from '@vitrine/contract/output-figures.ts';
import { parseMany } from '@vitrine/contract/resource.ts';
import { expect, test } from 'vitest';
import { translator } from '../../i18n/catalogue.ts';
import { comparison } from '../../i18n/de/comparison.ts';
import { outputs } from '../../i18n/de/outputs.ts';
import { testFigures } from '../../testing/test-figures.ts';
import { testProduct } from '../../testing/test-product.ts';
import { comparisonOf, machineNames, onlyDifferences } from './model.ts';

const words = { outputs: translator(outputs, 'de'), comparison: translator(comparison, 'de') };
const figures = parseMany(outputFigures, testFigures());

const machine = (name: string, ...groups: [headline: string, ...rows: string[][]][]) => ({
  ...testProduct(
    {},
    {
      productTypeName: name,
      content: {
        technicalDataTableColumns: ['Merkmal', 'Einheit', 'Andere', name],
        technicalDataTable: groups.map(([headline, ...rows]) => ({ headline, rows })),
      },
    },
  ),
  slug: name.toLowerCase().replace(' ', '-'),
});
const compare = (...products: ReturnType<typeof machine>[]) => comparisonOf(products, figures, 'de', words);
const plain = (text: string) => text.replaceAll('\u00ad', '').replaceAll('\u00a0', ' ');
const read = (groups: ReturnType<typeof compare>['groups']) =>
  groups.map(({ headline, rows }) => [
    plain(headline),
    ...rows.map(({ label, unit, cells, differs }) =>
      [
        `${differs ? '■ ' : ''}${plain(label)}${unit && ` (${unit})`}`,
        ...cells.map((cell) => (cell.kind === 'value' ? cell.text : cell.kind)),
      ].join(' | '),
    ),
  ]);

const WW160 = machine(
  'WW 160',
  ['Leistung', ['Frisch, 8-mm-Lochscheibe', 'kg/h', '1', '5.600'], ['Verarbeitungsleistung', 'kg/h', '1', '8.200']],
  [
    'Antrieb',
    ['Arbeitsschnecke', 'kW', '1', '55'],
    ['Drehzahlregelung', '', 'Serie', 'Option'],
    ['Rührwerk', '', '', 'Not available'],
  ],
  ['Aufstellung', ['Länge × Breite', 'm', '1', '2,14\u00a0×\u00a01,48'], ['Schnellwechsel', '', 'Serie', 'Serie']],
);
const WW200 = machine(
  'WW 200',
  ['Antrieb', ['Arbeitsschnecke', 'kW', '1', '75'], ['Drehzahlregelung', '', 'Serie', 'Serie']],
  ['Aufstellung', ['Länge × Breite', 'mm', '1', '2.460\u00a0×\u00a01.610'], ['Schnellwechsel', '', 'Serie', 'Serie']],
);

test('machines stand beside each other: their published output, then what their own tables say', () => {
  const { columns, groups } = compare(WW160, WW200);
  expect(columns.map(({ name, path }) => [name, path])).toEqual([
    ['WW 160', '/product/ww-160'],
    ['WW 200', '/product/ww-200'],
  ]);
  expect(read(groups)).toEqual(
    [
      [
        'Verarbeitungsleistung frisch, kg/h',
        '■ Lochscheibe 3 mm | 2.100 | 2.900',
        '■ Lochscheibe 5 mm | 3.900 | 5.200',
        '■ Lochscheibe 8 mm | 5.600 | 7.400',
        '■ Lochscheibe 13 mm | 7.100 | 9.000',
        '■ Lochscheibe 20 mm | 8.200 | 9.800',
      ],
      [
        'Verarbeitungsleistung gefroren, kg/h',
        '■ Lochscheibe 5 mm | 2.600 | 3.500',
        '■ Lochscheibe 8 mm | 3.900 | 5.200',
        '■ Lochscheibe 13 mm | 5.000 | 6.700',
        '■ Lochscheibe 20 mm | 5.900 | 7.600',
      ],
      // What the tables above have is not said again: the row of a plate, and a figure that names none and is that of the 20 mm plate.
      ['Antrieb', '■ Arbeitsschnecke (kW) | 55 | 75', '■ Drehzahlregelung | option | Serie', '■ Rührwerk | notAvailable | empty'],
      ['Aufstellung', '■ Länge × Breite (m) | 2,14 × 1,48 | 2,46\u00a0× 1,61', 'Schnellwechsel | Serie | Serie'],
    ].map((group) =>
      group.map((text) => (text.startsWith('■ Länge') ? expect.stringContaining('Länge × Breite (m) | 2,14') : text)),
    ),
  );
});

test('figures of a row have a bar on its largest, ranges, words and equal ones have none', () => {
  const { groups } = compare(WW160, WW200);
  const rows = groups.flatMap((group) => group.rows);
  const shares = (label: string) => rows.find((row) => plain(row.label) === label)?.shares;
  expect(shares('Lochscheibe 8 mm')).toEqual([5600 / 7400, 1]);
  expect(shares('Arbeitsschnecke')).toEqual([55 / 75, 1]);
  expect(shares('Drehzahlregelung')).toEqual([null, null]);
  expect(shares('Länge × Breite')).toEqual([null, null]);
});

test('only what differs can be shown; groups without a difference are left out', () => {
  const { groups } = compare(WW160, WW200);
  const labels = onlyDifferences(groups).flatMap(({ rows }) => rows.map(({ label }) => label));
  expect(labels).not.toContain('Schnellwechsel');
  expect(labels).toContain('Drehzahlregelung');
  expect(onlyDifferences(compare(WW160, { ...WW160 }).groups)).toEqual([]);
});

test('an output that no plate has stays', () => {
  const own = machine('WW 160', ['Leistung', ['Verarbeitungsleistung', 'kg/h', '1', '8.300']]);
  expect(read(compare(own, WW200).groups)).toContainEqual(['Leistung', '■ Verarbeitungsleistung (kg/h) | 8.300 | empty']);
});

test('what the table of a machine leaves out is taken from its column in the table of another one, unless two differ', () => {
  const withColumn = (name: string, platform: string, lift: string) => {
    const own = machine(name, ['X', ['Podest', '', platform, 'Serie'], ['Hubsäule', '', lift, 'Option']]);
    own.content.technicalDataTableColumns = ['Merkmal', 'Einheit', 'A\u00a01', name];
    return own;
  };
  const silent = machine('A 1', ['X', ['Gewicht', 'kg', '', '80']]);
  expect(
    read(compare(silent, withColumn('A 2', 'Not available', 'Option'), withColumn('A 3', 'Not available', 'Serie')).groups)[0],
  ).toEqual([
    'X',
    '■ Gewicht (kg) | 80 | empty | empty',
    '■ Podest | notAvailable | Serie | Serie',
    '■ Hubsäule | empty | option | option',
  ]);
});

test('what the table of a machine leaves out is taken from the key figures of its intro', () => {
  const said = machine('A 1', ['X', ['Produkt\u00adtemperatur', '°C', '', '−18 bis +4'], ['Gewicht', 'kg', '', '90']]);
  const silent = machine('A 2', ['X', ['Gewicht', 'kg', '', '80']]);
  silent.keyFigures = [{ label: 'Produkttemperatur', value: '−20 bis +4\u00a0°C' }];
  expect(read(compare(said, silent).groups)[0]).toContain('■ Produkttemperatur (°C) | −18 bis +4 | −20 bis +4');
  silent.keyFigures = [{ label: 'Produkttemperatur', value: '−4\u00a0°F' }];
  expect(read(compare(said, silent).groups)[0]).toContain('■ Produkttemperatur (°C) | −18 bis +4 | empty');

  // A unit that ends in the letters of the row's is another one.
  const long = machine('A 1', [
    'X',
    ['Länge', 'm', '', '2,14'],
    ['Leistung', 'W', '', '5.500'],
    ['Inhalt', 'l', '', '3'],
    ['Drehzahl', '1/min', '', '2.800'],
  ]);
  silent.keyFigures = [
    { label: 'Länge', value: '2.140\u00a0mm' },
    { label: 'Leistung', value: '5,5\u00a0kW' },
    { label: 'Inhalt', value: '3 Mol' },
    { label: 'Drehzahl', value: '3.000\u00a01/min' },
  ];
  expect(read(compare(long, silent).groups)[0]?.slice(0, 5)).toEqual([
    'X',
    'Länge (m) | 2,14 | 2,14',
    'Leistung (W) | 5.500 | 5.500',
    '■ Inhalt (l) | 3 | empty',
    '■ Drehzahl (1/min) | 2.800 | 3.000',
  ]);
});

test('a key figure is not listed beneath a headline that its machine does not have', () => {
  const mixer = machine('A 1', ['Mischen', ['Trogvolumen', 'l', '', '600'], ['Produkttemperatur', '°C', '', '−4 bis +8']]);
  const grinder = machine('A 2', ['Wolfen', ['Arbeitsschnecke', 'kW', '', '75']]);
  grinder.keyFigures = [{ label: 'Produkttemperatur', value: '−18 bis +4\u00a0°C' }];
  expect(read(compare(mixer, grinder).groups)).toEqual([
    ['Eckdaten', '■ Produkttemperatur (°C) | −4 bis +8 | −18 bis +4'],
    ['Mischen', '■ Trogvolumen (l) | 600 | empty'],
    ['Wolfen', '■ Arbeitsschnecke (kW) | empty | 75'],
  ]);
});

test('a label that occurs beneath two headlines takes nothing of the other one', () => {
  const withBoth = machine(
    'A 1',
    ['Messerantrieb', ['Leistung', 'kW', '90', '132']],
    ['Schüsselantrieb', ['Leistung', 'kW', '4', '']],
  );
  withBoth.content.technicalDataTableColumns = ['Merkmal', 'Einheit', 'A\u00a01', 'A\u00a02'];
  const own = machine('A 2', ['Messerantrieb', ['Leistung', 'kW', '', '132']]);
  const expected = [
    ['Messerantrieb', '■ Leistung (kW) | 90 | 132'],
    ['Schüsselantrieb', '■ Leistung (kW) | 4 | empty'],
  ];
  expect(read(compare(withBoth, own).groups).slice(0, 2), 'of the table of the other machine').toEqual(expected);

  own.keyFigures = [{ label: 'Leistung', value: '132\u00a0kW' }];
  expect(read(compare(withBoth, own).groups).slice(0, 2), 'of its key figures').toEqual(expected);

  // Its own headline says which of the two is meant.
  const silent = machine('A 2', ['Messerantrieb', ['Drehzahl', '1/min', '', '3.000']]);
  expect(read(compare(withBoth, silent).groups).slice(0, 2), 'of the same headline').toEqual([
    ['Messerantrieb', '■ Leistung (kW) | 90 | 132', '■ Drehzahl (1/min) | empty | 3.000'],
    ['Schüsselantrieb', '■ Leistung (kW) | 4 | empty'],
  ]);
});

test('a gap takes nothing that another table says beneath a headline of something else', () => {
  const bowl = machine('A 1', ['Schüsselantrieb', ['Leistung', 'kW', '', '4']]);
  const silent = machine('A 2', ['Gewicht', ['Gewicht', 'kg', '', '80']]);
  const other = machine('A 3', ['Messerantrieb', ['Leistung', 'kW', '132', '']]);
  other.content.technicalDataTableColumns = ['Merkmal', 'Einheit', 'A\u00a02', 'A\u00a03'];
  expect(read(compare(bowl, silent, other).groups)[0]).toEqual(['Schüsselantrieb', '■ Leistung (kW) | 4 | empty | empty']);
});

test('what is written differently is one figure', () => {
  const length = (unit: string, text: string) => machine(`A ${unit}`, ['X', ['Länge', unit, '', text]]);
  expect(compare(length('m', '2,460'), length('mm', '2.460')).groups[0]?.rows[0]?.differs).toBe(false);
  const [a, b] = [machine('A 1', ['X', ['Zeit', 'min', '', '4 bis 6']]), machine('A 2', ['X', ['Zeit', 'min', '', '4–6']])];
  expect(compare(a, b).groups[0]?.rows[0]?.differs).toBe(false);
});

test('several settings of a machine share its cell', () => {
  const [group] = compare(machine('GS 620'), WW160).groups;
  expect(group && read([group])[0]).toContain('■ Schnittbreite (mm) | 620 | empty');
  expect(group && read([group])[0]?.at(-1)).toBe('■ Leistung (kg/h) | 6.500 / 4.800 | empty');
});

test('settings keep their places where figures repeat or lack', () => {
  const settings = figures.map((list) => ({
    ...list,
    frozenMeatCutterRows: list.frozenMeatCutterRows.flatMap((row) =>
      ['6.500', '4.800', '4.800'].map((output, at) => ({
        ...row,
        id: `${row.id}-${at}`,
        output,
        pieceSize: at === 1 ? null : '80',
      })),
    ),
  }));
  const [group] = comparisonOf([machine('GS 620')], settings, 'de', words).groups;
  const rows = group ? read([group])[0] : [];
  expect(rows?.at(-1)).toContain('6.500 / 4.800 / 4.800');
  expect(rows?.some((row) => row.includes('80 / – / 80'))).toBe(true);
  expect(rows).toContain('Schnittbreite (mm) | 620');
});

test('groups and rows of one name are distinguished', () => {
  const ofOutput = plain(compare(machine('GS 620')).groups[0]?.headline ?? '');
  const { groups } = compare(
    machine('GS 620', [ofOutput, ['Leistung', 'kW', '1', '2'], ['Leistung', 'kW', '1', '3']]),
    machine('M 1', [ofOutput, ['Gewicht', 'kg', '1', '2']]),
  );
  expect(groups.filter(({ headline }) => plain(headline) === ofOutput)).toHaveLength(2);
  expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
  for (const { rows } of groups) expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(onlyDifferences(groups).map(({ id }) => id)).toEqual(groups.map(({ id }) => id));
});

test('a machine that shows only others in its table has no technical data here', () => {
  const other = machine('X 9', ['Antrieb', ['Arbeitsschnecke', 'kW', '1', '2']]);
  other.productTypeName = 'Y 9';
  expect(compare(other).groups).toEqual([]);
});

test('a comparison is called by the names of its machines', () => {
  expect(machineNames([{ name: 'WW\u00a0200' }, { name: 'Gefrier\u00adschneider' }])).toBe('WW\u00a0200, Gefrierschneider');
});

test('the output of batches says so beside the output of a machine that does not stop', () => {
  const mixerGrinder = machine('WM 600', ['Leistung', ['Verarbeitungsleistung', 'kg/h', '1', '4.200']]);
  const rows = read(compare(WW200, mixerGrinder).groups).flat();
  expect(rows.filter((row) => /leistung/i.test(row) && row.includes('|'))).toContain(
    '■ Leistung im Chargenbetrieb (kg/h) | empty | 2.250',
  );
});
