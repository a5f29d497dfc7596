import { describe, expect, test } from 'vitest';
import { testImage, testLine, testOutput } from '../../testing/test-line.ts';
import type { WireList } from '../../testing/test-product.ts';
import { goodsOf, newGoods, outputTable, shownOutputs } from './model.ts';

const outputs = (...list: WireList) => testLine({ outputList: list }, {}, [testImage('a'), testImage('b')]).outputList;
const images = (...ids: string[]) => ({ data: ids.map((id) => ({ type: 'asset-image', id })) });
const table = (figures: Parameters<typeof testOutput>[1]) => outputs(testOutput('Salami', figures)).map(outputTable)[0];

describe('the table of a kind of goods', () => {
  test('has both states beside each other, and a step that one of them lacks', () => {
    const shown = table({ frozen: [6500, 1800], fresh: [null, 2700] });
    expect(shown?.states).toEqual(['fresh', 'frozen']);
    expect(shown?.steps.map(({ machine, path, figures }) => [machine, path, figures])).toEqual([
      ['A', '/product/machine-0', [null, 6500]],
      ['B', '/product/machine-1', [2700, 1800]],
    ]);
  });

  test('measures all bars against the largest figure of both states', () => {
    expect(table({ fresh: [9000, 2700], frozen: [6700, 9500] })?.largest).toBe(9500);
  });

  test('has no column for a state without a figure', () => {
    expect(table({ fresh: [2700], frozen: [null] })).toMatchObject({ states: ['fresh'], steps: [{ figures: [2700] }] });
  });
});

test('only goods with a figure have a tab, in the order of the editors', () => {
  const list = outputs(
    testOutput('Salami', { fresh: [null] }),
    testOutput('Teewurst', { frozen: [1] }),
    testOutput('Mettwurst', { fresh: [1] }),
  );
  expect(shownOutputs(list).map(({ outputType }) => outputType.value)).toEqual(['Teewurst', 'Mettwurst']);
});

test('pictures of the goods are sorted by state, each with its words', () => {
  const [output] = outputs(testOutput('Salami', { fresh: [1] }, { freshImageList: images('a', 'b') }));
  const goods = output ? goodsOf(output) : [];
  expect(goods.map(({ state, items }) => [state, items.map(({ image, description }) => [image.id, description])])).toEqual([
    [
      'fresh',
      [
        ['a', 'Schulter'],
        ['b', undefined],
      ],
    ],
  ]);
});

test('in print, goods that are under the table before are not shown again', () => {
  const both = { freshImageList: images('a'), frozenImageList: images('b') };
  const list = outputs(
    testOutput('Salami', { fresh: [1] }, both),
    testOutput('Mettwurst', { fresh: [1] }, both),
    testOutput('Teewurst', { fresh: [1] }, { freshImageList: images('b') }),
  );
  expect(newGoods(list).map((goods) => goods.map(({ state }) => state))).toEqual([['fresh', 'frozen'], [], ['fresh']]);
});
