import { describe, expect, test } from 'vitest';
import { testProduct } from '../../testing/test-product.ts';
import { machineSize } from './machine-size.ts';
import { scaleDrawing, sizeFigures } from './model.ts';

type Rows = string[][];
const machine = (productTypeName: string, rows: Rows, columns = ['', '', productTypeName]) =>
  testProduct(
    {},
    { productTypeName, content: { technicalDataTableColumns: columns, technicalDataTable: [{ headline: 'A', rows }] } },
  );
const size = (cell: string): Rows => [['Länge × Breite × Höhe', 'mm', cell]];

describe('the size of a machine', () => {
  test('is read from its own column of the technical data, in both languages', () => {
    const columns = ['', '', 'WW\u00a0160', 'WW\u00a0200'];
    const german = [
      ['Belade\u00adhöhe', 'mm', '1.180', '1.260'],
      ['Länge × Breite × Höhe', 'mm', '2.140\u00a0× 1.480\u00a0× 1.720', '2.460\u00a0× 1.610\u00a0× 1.840'],
    ];
    const english = [
      ['Loading height', 'mm', '1,180', '1,260'],
      ['Length × width × height', 'mm', '2,140 × 1,480 × 1,720', '2,460 × 1,610 × 1,840'],
    ];
    const expected = { length: 2460, width: 1610, height: 1840, loadingHeight: 1260 };
    expect(machineSize(machine('WW 200', german, columns))).toEqual(expected);
    expect(machineSize(machine('WW 200', english, columns))).toEqual(expected);
  });

  test('is not that of a block or a piece', () => {
    const rows = [
      ['Block, höchstens (L × B × H)', 'mm', '620 × 600 × 200'],
      ['Stückgröße (L × B × H)', 'mm', '80 × 60 × 40'],
    ];
    expect(machineSize(machine('GS 620', rows))).toBeNull();
    expect(machineSize(machine('GS 620', [...rows, ...size('2.650 × 1.250 × 1.950')]))).toMatchObject({ length: 2650 });
  });

  test('may be typed in centimetres, in metres or without a loading height, and is nothing where a figure is missing', () => {
    expect(machineSize(machine('K 120', [['Abmessungen', 'cm', '185 × 142 × 158']]))).toEqual({
      length: 1850,
      width: 1420,
      height: 1580,
      loadingHeight: null,
    });
    for (const cell of ['2,460 × 1,610 × 1,840', '2.460 × 1.610 × 1.840', '2,46 × 1,61 × 1,84'])
      expect(
        machineSize(
          machine('A', [
            ['Länge × Breite × Höhe', 'm', cell],
            ['Beladehöhe', 'm', '1,2'],
          ]),
        ),
      ).toEqual({
        length: 2460,
        width: 1610,
        height: 1840,
        loadingHeight: 1200,
      });
    for (const cell of ['2460000 × 1610 × 1840', '2.460 × 1.610', 'Option', '', '2.460 × – × 1.840', '0 × 0 × 0'])
      expect(machineSize(machine('A', size(cell)))).toBeNull();
    expect(machineSize(testProduct())).toBeNull();
  });
});

describe('the drawing', () => {
  test('has machines in order of size on one line, without overlap, right of the person', () => {
    const drawing = scaleDrawing([
      machine('WWB 300', size('3.480 × 2.960 × 2.740')),
      machine('W 130', size('1.280 × 860 × 1.390')),
      machine('X', []),
    ]);
    expect(drawing?.machines.map(({ name }) => name)).toEqual(['W 130', 'WWB 300']);
    const [small, large] = drawing?.machines ?? [];
    expect(small?.x).toBeGreaterThan(560);
    expect(large?.x).toBeGreaterThan((small?.x ?? 0) + 1280);
    expect(drawing?.width).toBeGreaterThan((large?.x ?? 0) + 3480);
    expect(drawing?.height).toBeGreaterThan(2740);
  });

  test('is as high as the person beside a small machine, and none without a size', () => {
    expect(scaleDrawing([machine('W 130', size('1.280 × 860 × 1.390'))])?.height).toBeGreaterThan(1800);
    expect(scaleDrawing([testProduct()])).toBeNull();
  });

  test('names the figures that there are', () => {
    expect(sizeFigures({ length: 3, width: 2, height: 1, loadingHeight: null }).map(({ name }) => name)).toEqual([
      'length',
      'width',
      'height',
    ]);
  });
});
