import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { grinderRow, testOverview } from '../../testing/test-overview.ts';
import { OutputTables } from './output-tables.print.tsx';

const count = (markup: string, pattern: RegExp) => [...markup.matchAll(pattern)].length;

test('empty columns of a chunk keep their width, and its rules run through', () => {
  const markup = renderToStaticMarkup(
    <OutputTables overview={testOverview({ grinderRowsW: [grinderRow('W 130', 'fresh', [700, 1250])] })} />,
  );
  const rows = [...markup.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, cells = '']) => count(cells, /<t[hd]/g));
  expect(rows).toEqual([3, 3, 3]);
});

test('an overview without a figure says so, and prints no table', () => {
  const markup = renderToStaticMarkup(<OutputTables overview={testOverview({})} />);
  expect(count(markup, /<p/g)).toBe(1);
  expect(markup).not.toContain('<table');
});
