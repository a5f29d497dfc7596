import { readFile } from 'node:fs/promises';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentBody, registerDocument, untilDocument } from '../testing/requests.ts';
import { startTestWorker, type TestWorker } from '../testing/worker-in-process.ts';
import { documentKey } from './render-step.ts';

let worker: TestWorker;
beforeAll(async () => {
  worker = await startTestWorker();
});
afterAll(() => worker.close());

const keep = (name: string, bytes: Uint8Array) => worker.site.files.set(`/assets/0123456789abcdef/${name}.pdf`, bytes);
const open = (data: Uint8Array) => getDocument({ data: Uint8Array.from(data), useSystemFonts: true, verbosity: 0 }).promise;

async function printed(pages: string[]): Promise<PDFDocumentProxy> {
  const hash = await registerDocument(worker.pool, documentBody(pages));
  await untilDocument(worker.pool, hash, ({ step }) => step !== 'render');
  const bytes = await worker.files.read(documentKey(hash));
  return open(bytes);
}

async function textOf(pdf: PDFDocumentProxy, page: number): Promise<string> {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join('');
}
const boxOf = async (pdf: PDFDocumentProxy, page: number) => (await pdf.getPage(page)).view;

test('a PDF is a chapter with exactly its pages, which contents, bookmarks and page numbers know', async () => {
  const file = await readFile(new URL('../../../../demo/documents/hygienekonzept.pdf', import.meta.url));
  keep('hygiene-2', file);
  const own = await open(file);
  const pdf = await printed(['/product/a-1', '/static-product/hygiene-2', '/product/b-2']);
  expect(pdf.numPages).toBe(8);
  for (const page of [1, 2]) {
    expect(await textOf(pdf, 3 + page)).toContain(await textOf(own, page));
    expect(await boxOf(pdf, 3 + page)).toEqual(await boxOf(own, page));
  }
  expect(await textOf(pdf, 3)).toContain('/product/a-1, sheet 1');
  expect(await textOf(pdf, 6)).toContain('/product/b-2, sheet 1');
  const contents = await textOf(pdf, 2);
  expect(contents).toContain('/static-product/hygiene-2 Seite 4');
  expect(contents).toContain('/product/b-2 Seite 6');
  expect((await pdf.getOutline()).map(({ title }) => title)).toContain('Kapitel /static-product/hygiene-2');
  const pageOf = async (anchor: string) => pdf.getPageIndex((await pdf.getDestination(anchor))?.[0]);
  expect([await pageOf('chapter-2'), await pageOf('chapter-3')]).toEqual([3, 5]);
});

test('pages keep their size, their turn and their links', async () => {
  const source = await PDFDocument.create();
  const [wide, small] = [source.addPage([842, 595]), source.addPage([300, 200])];
  wide.drawText('quer', { x: 40, y: 40 });
  const { context } = source;
  const link = (more: object) => context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [10, 10, 90, 30], ...more });
  const address = link({ A: { S: 'URI', URI: PDFString.of('https://varnholt.example') } });
  wide.node.set(PDFName.of('Annots'), context.obj([link({ Dest: [small.ref, 'Fit'] }), address]));
  keep('sizes-2', await source.save());
  const pdf = await printed(['/static-product/sizes-2']);
  expect(pdf.numPages).toBe(5);
  expect(await boxOf(pdf, 3)).toEqual([0, 0, 842, 595]);
  expect(await boxOf(pdf, 4)).toEqual([0, 0, 300, 200]);
  expect(await textOf(pdf, 3)).toContain('quer');
  const [inside, out] = await (await pdf.getPage(3)).getAnnotations();
  expect(await pdf.getPageIndex(inside.dest[0])).toBe(3);
  expect(out.url).toBe('https://varnholt.example/');
});

test('a file that cannot be read fails at once, with a reason for its sender', async () => {
  keep('broken-2', new TextEncoder().encode('no PDF'));
  const hash = await registerDocument(worker.pool, documentBody(['/static-product/broken-2']));
  const row = await untilDocument(worker.pool, hash, ({ status }) => status === 'failed');
  const { rows } = await worker.pool.query('select failure from vitrine.document_request where hash = $1', [hash]);
  expect(row.last_error).toMatch(/^FileUnreadableError/);
  expect(rows).toEqual([{ failure: 'fileUnreadable' }]);
});
