import { writeFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { signAccessToken } from '@vitrine/accounts/sessions/tokens.ts';
import { HEADER_IS_DOCUMENT_RENDERER } from '@vitrine/contract/headers.ts';
import { PRINT_READY_FALLBACK_MS, type PrintMeta } from '@vitrine/contract/print.ts';
import { LANGUAGES, type Language } from '@vitrine/contract/sites.ts';
import { readEnvironment } from '@vitrine/server/environment.ts';
import { type Browser, chromium } from 'playwright-core';
import type { Product } from '../catalogue.ts';
import { documentFile, documentName } from '../downloads.ts';
import { PRODUCTS } from '../products/all.ts';
import { makeSmaller } from './smaller.ts';

/*
 * Makes the data sheets in demo/documents anew: the app's own print of each product page, German and English in one file.
 * Needs a running instance with the seeded demo, and its settings (DATABASE_URL, and VITRINE_DATA or VITRINE_SECRET):
 * `CHROMIUM_PATH=... node demo/src/documents/print-data-sheets.ts http://127.0.0.1:4000 [slug ...]`. Links in the sheets lead to the
 * instance's PUBLIC_URL: start it with https://app.varnholt.example.
 */

/** A4 at 96 dpi, as the worker prints (apps/worker/src/documents/print). */
const A4 = { width: 794, height: 1123 };
const TOKEN_SECONDS = 300;

const [origin = 'http://127.0.0.1:4000', ...only] = process.argv.slice(2);
const { secret } = readEnvironment();

async function printPage(browser: Browser, { slug }: Product, language: Language): Promise<Uint8Array> {
  const claims = { sub: 'data-sheet', sid: 'data-sheet', scope: 'render', lang: language } as const;
  const token = await signAccessToken(secret, claims, TOKEN_SECONDS);
  const data: PrintMeta = { token, meta: { language } };
  const context = await browser.newContext({
    viewport: A4,
    reducedMotion: 'reduce',
    locale: language,
    extraHTTPHeaders: { [HEADER_IS_DOCUMENT_RENDERER]: '1' },
  });
  try {
    const page = await context.newPage();
    await page.emulateMedia({ media: 'print' });
    await page.goto(`${origin}/product/${slug}?data=${Buffer.from(JSON.stringify(data)).toString('base64url')}`);
    await page.waitForSelector('html[data-print-ready]', { state: 'attached', timeout: PRINT_READY_FALLBACK_MS });
    return await page.pdf({ tagged: true, preferCSSPageSize: true, printBackground: true });
  } finally {
    await context.close();
  }
}

async function dataSheet(browser: Browser, product: Product): Promise<Uint8Array> {
  const sheet = await PDFDocument.create();
  for (const language of LANGUAGES) {
    const print = await PDFDocument.load(await printPage(browser, product, language));
    for (const page of await sheet.copyPages(print, print.getPageIndices())) sheet.addPage(page);
  }
  await makeSmaller(sheet);
  sheet.setTitle(documentName(product, 'data-sheet').de);
  return sheet.save({ useObjectStreams: true });
}

const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({ args: ['--no-sandbox', '--disable-gpu'], ...(executablePath && { executablePath }) });
try {
  for (const product of PRODUCTS.filter(({ slug }) => only.length === 0 || only.includes(slug))) {
    const bytes = await dataSheet(browser, product);
    await writeFile(documentFile(product, 'data-sheet'), bytes);
    console.log(`${product.slug}: ${(bytes.length / 1024).toFixed(0)} kB`);
  }
} finally {
  await browser.close();
}
