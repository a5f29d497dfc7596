import { existsSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium, type Page } from 'playwright-core';
import { documentFile } from '../downloads.ts';
import { PRODUCTS } from '../products/all.ts';
import { DOCUMENTS, type Document, sheetsOf } from './all.ts';
import { documentHtml } from './page.ts';

/*
 * Makes the PDFs in demo/documents anew, but for the data sheets, which the app prints (print-data-sheets.ts):
 * `CHROMIUM_PATH=... node demo/src/documents/generate.ts`. Run it after a change to machines or texts and commit what
 * comes out.
 */

const fontFile = createRequire(import.meta.url).resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2');

async function print(page: Page, font: string, document: Document): Promise<void> {
  const { file, title, language } = document;
  await page.setContent(documentHtml(title, language ?? 'de', font, sheetsOf(document)));
  await page.evaluate('document.fonts.ready');
  const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
  await writeFile(file, bytes);
  console.log(`${title}: ${(bytes.length / 1024).toFixed(0)} kB`);
}

const font = `data:font/woff2;base64,${(await readFile(fontFile)).toString('base64')}`;
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({ args: ['--no-sandbox', '--disable-gpu'], ...(executablePath && { executablePath }) });
try {
  const page = await browser.newPage();
  for (const document of DOCUMENTS) await print(page, font, document);
} finally {
  await browser.close();
}
// The app cannot print a machine before it is seeded, nor seed it without a file: its plan stands in until then.
for (const product of PRODUCTS) {
  const dataSheet = documentFile(product, 'data-sheet');
  if (!existsSync(dataSheet)) await copyFile(documentFile(product, 'installation-plan'), dataSheet);
}
