import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testProduct } from '../../testing/test-product.ts';
import { Scale } from './scale.print.tsx';
import { Scale as Shown } from './scale.tsx';

const content = {
  technicalDataTableColumns: ['', '', 'WW 200'],
  technicalDataTable: [
    {
      headline: 'Aufstellung',
      rows: [
        ['Beladehöhe', 'mm', '1.260'],
        ['Länge × Breite × Höhe', 'mm', '2.460 × 1.610 × 1.840'],
      ],
    },
  ],
};

test('the size comparison prints the person, the dimension lines and the four figures', () => {
  const markup = renderToStaticMarkup(<Scale product={testProduct({}, { content })} />);
  expect(markup).toContain('<path');
  expect(markup.match(/2\.460|1\.610|1\.840|1\.260/g)).toEqual(['2.460', '1.840', '1.260', '2.460', '1.610', '1.840', '1.260']);
});

test('on the screen the place of the drawing is as large before it is drawn, and its figures are there', () => {
  const product = testProduct({}, { content });
  const place = (markup: string) => /--width:[\d.]+;--height:[\d.]+/.exec(markup)?.[0] ?? 'no place';
  const shown = renderToStaticMarkup(<Shown product={product} />);
  expect(shown).not.toContain('<path');
  expect(place(shown)).toBe(place(renderToStaticMarkup(<Scale product={product} />)));
  expect(shown.match(/<dd>[^<]+/g)).toEqual(['<dd>2.460', '<dd>1.610', '<dd>1.840', '<dd>1.260']);
});

test('a machine without dimensions prints none', () => {
  expect(renderToStaticMarkup(<Scale product={testProduct()} />)).toBe('');
});
