import { documentOf } from '@vitrine/contract/page-paths.ts';
import { product } from '@vitrine/contract/products.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { findOne } from '../../api/find.ts';
import { queryClient } from '../../api/query-client.ts';
import { grinderRow, testOverview } from '../../testing/test-overview.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { testProduct } from '../../testing/test-product.ts';
import { loadProductOverviewPages } from './print.tsx';
import { overviewQuery } from './query.ts';

test('a cover with the machines of an overview keeps all of them, as its first page does', async () => {
  const introImage = testPicture('1', 'auto', 'square');
  queryClient.setQueryData(overviewQuery('gruppe').queryKey, { ...testOverview({ slug: 'gruppe' }), introImage });
  const { cover } = await loadProductOverviewPages('gruppe', { cached: true });
  expect(cover).toEqual({ image: introImage, isLight: true, isGroup: true });
});

const technicalDataTable = (size: string) => [{ headline: '', rows: [['Länge × Breite × Höhe', 'mm', size]] }];

/** The chapter of an overview with these machines, by type name, and the size of each. */
async function chapterOf(slug: string, sizes: Record<string, string | null>) {
  const rows = Object.keys(sizes).map((name) => grinderRow(name, 'fresh', [null, null, null, 900]));
  queryClient.setQueryData(overviewQuery(slug).queryKey, testOverview({ slug, grinderRowsW: rows }));
  const machines = Object.entries(sizes).map(([productTypeName, size], index) => {
    const content = size
      ? { technicalDataTableColumns: ['', '', productTypeName], technicalDataTable: technicalDataTable(size) }
      : {};
    const machine = {
      ...testProduct({}, { productTypeName, content }),
      slug: rows[index]?.productSlug ?? '',
    };
    queryClient.setQueryData(findOne(product, documentOf({ kind: 'product', slug: machine.slug })).queryKey, machine);
    return machine;
  });
  const pages = await loadProductOverviewPages(slug, { cached: true });
  return { machines, others: pages.others, html: renderToStaticMarkup(pages.render({ group: 'body-1', origin: '' })) };
}

test('the machines of an overview are printed at true sizes above its tables, of the same release', async () => {
  const sizes = { 'WW 250': '2.900 × 1.700 × 2.000', 'WW 160': '1.900 × 1.200 × 1.500' };
  const { machines, others, html } = await chapterOf('alle', sizes);
  expect(others).toEqual(machines);
  // The person, then small left and large right; below them the table.
  expect(html.match(/<path|WW 160<\/p>|WW 250<\/p>|<table/g)).toEqual(['<path', '<path', 'WW 160</p>', 'WW 250</p>', '<table']);
});

test('without the sizes of several machines none is drawn', async () => {
  const { html } = await chapterOf('ohne', { 'W 130': null, 'W 160': '1.900 × 1.200 × 1.500' });
  expect(html).toContain('<table');
  expect(html).not.toContain('<path');
});
