import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testProduct } from '../../testing/test-product.ts';
import { Scale } from './scale.print.tsx';

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

test('a machine without dimensions prints none', () => {
  expect(renderToStaticMarkup(<Scale product={testProduct()} />)).toBe('');
});
