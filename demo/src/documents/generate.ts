import { existsSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { LANGUAGES, type Language } from '@vitrine/contract/sites.ts';
import { chromium, type Page } from 'playwright-core';
import { documentFile, documentName } from '../downloads.ts';
import { keysOf } from '../keys-of.ts';
import { LINE_DOCUMENTS, lineDocumentFile } from '../line-documents.ts';
import { LINES } from '../lines/all.ts';
import { LINE_KEYS } from '../lines/line-key.ts';
import { PRODUCTS } from '../products/all.ts';
import { STATIC_DOCUMENTS, type StaticDocumentKey, staticDocumentFile } from '../static-documents.ts';
import { cleaningInstructions } from './cleaning-instructions.ts';
import { hygieneConcept } from './hygiene-concept.ts';
import { installationPlan } from './installation-plan.ts';
import { outputSheet } from './output-sheet.ts';
import { documentHtml, type Sheet } from './page.ts';
import { rangeSheet } from './range.ts';

/*
 * Makes the PDFs in demo/documents anew, but for the data sheets, which the app prints (print-data-sheets.ts):
 * `CHROMIUM_PATH=... node demo/src/documents/generate.ts`. Run it after a change to machines or texts and commit what
 * comes out.
 */

interface Document {
  file: string;
  title: string;
  /** Absent: one file holds both languages, German first. */
  language?: Language;
  sheet: (page: Sheet) => string;
}

const STATIC_SHEETS: Record<StaticDocumentKey, Document['sheet']> = { programm: rangeSheet, hygienekonzept: hygieneConcept };

const documents: Document[] = [
  ...PRODUCTS.flatMap((product) => [
    {
      file: documentFile(product, 'installation-plan'),
      title: documentName(product, 'installation-plan').de,
      sheet: (page: Sheet) => installationPlan(page, product),
    },
    {
      file: documentFile(product, 'cleaning'),
      title: documentName(product, 'cleaning').de,
      sheet: (page: Sheet) => cleaningInstructions(page, product),
    },
  ]),
  ...LINE_KEYS.flatMap((slug) =>
    LINE_DOCUMENTS.map(({ key, name }) => ({
      file: lineDocumentFile(slug, key),
      title: name(LINES[slug]).de,
      sheet: (page: Sheet) => outputSheet(page, LINES[slug]),
    })),
  ),
  ...keysOf(STATIC_DOCUMENTS).flatMap((key) =>
    LANGUAGES.map((language) => ({
      file: staticDocumentFile(key, language),
      title: STATIC_DOCUMENTS[key].name[language],
      language,
      sheet: STATIC_SHEETS[key],
    })),
  ),
];

const fontFile = createRequire(import.meta.url).resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2');

async function print(page: Page, font: string, { file, title, language, sheet }: Document): Promise<void> {
  const sheets = (language ? [language] : LANGUAGES).map((language) => sheet({ language, words: (text) => text[language] }));
  await page.setContent(documentHtml(title, language ?? 'de', font, sheets));
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
  for (const document of documents) await print(page, font, document);
} finally {
  await browser.close();
}
// The app cannot print a machine before it is seeded, nor seed it without a file: its plan stands in until then.
for (const product of PRODUCTS) {
  const dataSheet = documentFile(product, 'data-sheet');
  if (!existsSync(dataSheet)) await copyFile(documentFile(product, 'installation-plan'), dataSheet);
}
