import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { endlessPdf, swellingPdf } from '../testing/hostile-pdfs.ts';
import { signalCounting } from '../testing/signal-counting.ts';
import { PdfNotReadError, PdfTooLargeError, pdfPages } from './pdf-pages.ts';

const MB = 1024 * 1024;
const MINUTES = 60_000;
const ONE_PAGE = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF',
  'latin1',
);

test('pages are counted, and a file that cannot be read has none', async () => {
  expect(await pdfPages(ONE_PAGE, 'editor')).toBe(1);
  expect(await pdfPages(Buffer.from('%PDF-1.4\nnothing'), 'editor')).toBeNull();
});

test('what a PDF unpacks to counts as its memory', async () => {
  const limits = { processorMs: 10 * MINUTES, memoryBytes: 250 * MB, mostMs: 10 * MINUTES };
  await expect(pdfPages(swellingPdf(512), 'editor', limits)).rejects.toThrow(PdfTooLargeError);
  expect(await pdfPages(ONE_PAGE, 'editor', limits), 'the limit leaves room for others').toBe(1);
}, 120_000);

test('a PDF is not called too large when a system without memory ends the process that reads it', async () => {
  const reading = signalCounting('SIGKILL', () => pdfPages(ONE_PAGE, 'editor'));
  await expect(reading).rejects.toThrow(PdfNotReadError);
  expect(await pdfPages(ONE_PAGE, 'editor'), 'at the next try').toBe(1);
});

test.skipIf(process.platform === 'win32')(
  'a PDF is not called too large when the process that reads it got no processor for a time',
  async () => {
    const reading = signalCounting('SIGSTOP', () => pdfPages(ONE_PAGE, 'editor', { mostMs: 300 }));
    await expect(reading).rejects.toThrow(PdfNotReadError);
  },
);

test.skipIf(process.platform === 'win32')(
  'a PDF is called too large when the process that reads it gives up because a piece has no room',
  async () => {
    const reading = signalCounting('SIGABRT', () => pdfPages(ONE_PAGE, 'editor'));
    await expect(reading).rejects.toThrow(PdfTooLargeError);
  },
);

test('somebody else waits for the slow PDF that is being counted, and for one more, not for all of a person', async () => {
  const order: string[] = [];
  const slow = [1, 2, 3].map((i) =>
    pdfPages(endlessPdf(), 'one', { processorMs: 300, mostMs: 10 * MINUTES }).catch((error: unknown) => {
      expect(error).toBeInstanceOf(PdfTooLargeError);
      order.push(`one ${i}`);
    }),
  );
  const other = pdfPages(ONE_PAGE, 'other').then((pages) => {
    expect(pages).toBe(1);
    order.push('other');
  });
  await Promise.all([...slow, other]);
  expect(order).toEqual(['one 1', 'one 2', 'other', 'one 3']);
}, 60_000);

/** Counts the pages of a PDF without an end, and says the process that it has for it. */
const COUNTING = `
  import { subscribe } from 'node:diagnostics_channel';
  import { pdfPages } from ${JSON.stringify(import.meta.resolve('./pdf-pages.ts'))};
  subscribe('child_process', ({ process }) => process.once('spawn', () => console.log(process.pid)));
  await pdfPages(Buffer.from(${JSON.stringify(endlessPdf().toString('base64'))}, 'base64'), 'one', { processorMs: ${10 * MINUTES}, mostMs: ${10 * MINUTES} });
`;

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('the process that counts ends with the one that asked, however that ends', async () => {
  const asking = spawn(process.execPath, ['--input-type=module', '-e', COUNTING], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line]: unknown[] = await once(createInterface(asking.stdout), 'line');
  const pid = Number(line);
  expect(lives(pid)).toBe(true);
  asking.kill('SIGKILL');
  await expect.poll(() => lives(pid), { timeout: 30_000 }).toBe(false);
}, 120_000);
