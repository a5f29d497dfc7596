import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testLine, testOutput } from '../../testing/test-line.ts';
import { LineOutput } from './line-output.print.tsx';

test('every kind of goods prints, fresh and frozen beside each other', () => {
  const { outputList } = testLine({
    outputList: [
      testOutput('Salami', { fresh: [2700], frozen: [1800] }),
      testOutput('Teewurst', { fresh: [2200] }),
      testOutput('Leer', { fresh: [null] }),
    ],
  });
  const markup = renderToStaticMarkup(<LineOutput items={outputList} />);
  expect(markup.match(/Salami|2\.700|1\.800|Teewurst|2\.200|Leer/g)).toEqual(['Salami', '2.700', '1.800', 'Teewurst', '2.200']);
});
