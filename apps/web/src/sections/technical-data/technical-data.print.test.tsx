import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testProduct } from '../../testing/test-product.ts';
import type { Product } from '../resources.ts';
import { TechnicalData as Printed } from './technical-data.print.tsx';
import { TechnicalData as Shown } from './technical-data.tsx';

const machine = (machines: string[]): Product =>
  testProduct(
    {},
    {
      productTypeName: 'WW 200',
      content: {
        technicalDataTableColumns: ['Merkmal', 'Einheit', ...machines],
        technicalDataTable: [
          {
            headline: 'Antrieb',
            rows: [
              ['Arbeitsschnecke', 'kW', ' 55 ', '75', 'too much'],
              ['', 'kW', 'without label', 'without label'],
              ['Anschluss', '', '400 V', '400 V'],
            ],
          },
          { headline: 'Without rows', rows: [] },
        ],
      },
    },
  );

/** The texts of all elements of a kind. */
const texts = (markup: string, tag: string) =>
  [...markup.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, 'gs'))].map(([element]) => element.replace(/<[^>]+>/g, '').trim());

test('a table of several machines has the same values and marks the same machine on paper as on the screen', () => {
  const product = machine(['WW 160', 'WW\u00a0200']);
  const shown = renderToStaticMarkup(<Shown product={product} />);
  const printed = renderToStaticMarkup(<Printed product={product} />);
  expect(texts(printed, 'td')).toEqual(['kW', '55', '75', '400 V', '400 V']);
  expect(texts(printed, 'td')).toEqual(texts(shown, 'td'));
  expect(printed).not.toContain('Without rows');
  expect(/<th [^>]*class="[^"]*own[^"]*"[^>]*>([^<]*)/.exec(printed)?.[1]).toBe('WW\u00a0200');
  expect(/<th [^>]*data-own="true"[^>]*>([^<]*)/.exec(shown)?.[1]).toBe('WW\u00a0200');
});

test('a label without a unit has the room of both', () => {
  const product = machine(['WW 160', 'WW 200']);
  for (const markup of [renderToStaticMarkup(<Shown product={product} />), renderToStaticMarkup(<Printed product={product} />)]) {
    expect(markup).toMatch(/<th scope="row" colSpan="2">Anschluss/);
    expect(markup).toMatch(/<th scope="row">Arbeitsschnecke/);
  }
});

test('the facts of one machine leave out what the table of the screen leaves out', () => {
  const printed = renderToStaticMarkup(<Printed product={machine(['WW 200'])} />);
  expect(texts(printed, 'dd')).toEqual(['55 kW', '400 V']);
  expect(printed).not.toContain('Without rows');
});

test('a fact that is no figure has no unit behind it', () => {
  const product = machine(['WW 200']);
  product.content.technicalDataTable = [{ headline: 'Antrieb', rows: [['Zubringerschnecke', 'kW', 'Not available']] }];
  expect(texts(renderToStaticMarkup(<Printed product={product} />), 'dd')).toEqual(['–']);
});
