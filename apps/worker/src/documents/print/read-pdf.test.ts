import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { withPdfReader } from './read-pdf.ts';

const PAGES = 500;

async function longPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let page = 1; page <= PAGES; page++) {
    const made = pdf.addPage();
    for (let line = 0; line < 20; line++)
      made.drawText(`page ${page}, line ${line}`, { x: 40, y: 40 + line * 30, size: 10, font });
  }
  return pdf.save();
}

test('a long PDF is read and finished beside the event loop, which mails and heartbeats have meanwhile', async () => {
  const bytes = await longPdf();
  const before = performance.eventLoopUtilization();
  const { pages, finished } = await withPdfReader(async (reader) => ({
    ...(await reader.read(bytes)),
    finished: await reader.finish({ title: 'Winkelwolf', author: 'Varnholt', language: 'de' }),
  }));
  const { utilization } = performance.eventLoopUtilization(before);
  expect(pages).toBe(PAGES);
  expect((await PDFDocument.load(finished)).getPageCount()).toBe(PAGES);
  expect(utilization, 'the part of the time in which it had no room for others').toBeLessThan(0.5);
});
