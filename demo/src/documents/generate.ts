import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { LANGUAGES } from '@vitrine/contract/sites.ts';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import type { Product } from '../catalogue.ts';
import { DOCUMENT_KINDS, type DocumentKind, documentFile, documentName } from '../downloads.ts';
import { pictureFile } from '../media.ts';
import { PRODUCTS } from '../products/all.ts';
import { cleaningInstructions } from './cleaning-instructions.ts';
import { dataSheet } from './data-sheet.ts';
import { installationPlan } from './installation-plan.ts';
import { documentHtml, type Sheet } from './page.ts';

/*
 * Makes the PDFs in demo/documents anew: `CHROMIUM_PATH=... node demo/src/documents/generate.ts`. Run it after a change to
 * machines.ts or to the texts of a product and commit what comes out.
 */

const dataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;
const fontFile = createRequire(import.meta.url).resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2');

const PAGES: Record<DocumentKind, (page: Sheet, product: Product, picture: string) => string> = {
  'data-sheet': dataSheet,
  'installation-plan': installationPlan,
  cleaning: cleaningInstructions,
};

const font = dataUrl('font/woff2', await readFile(fontFile));
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({ args: ['--no-sandbox', '--disable-gpu'], ...(executablePath && { executablePath }) });
try {
  const page = await browser.newPage();
  for (const product of PRODUCTS) {
    const jpeg = await sharp(pictureFile(product.preview)).resize(1000).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
    const picture = dataUrl('image/jpeg', jpeg);
    for (const kind of DOCUMENT_KINDS) {
      const sheets = LANGUAGES.map((language) => PAGES[kind]({ language, words: (text) => text[language] }, product, picture));
      await page.setContent(documentHtml(documentName(product, kind).de, font, sheets));
      await page.evaluate('document.fonts.ready');
      const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
      await writeFile(documentFile(product, kind), bytes);
      console.log(`${product.slug} ${kind}: ${(bytes.length / 1024).toFixed(0)} kB`);
    }
  }
} finally {
  await browser.close();
}
