import { LANGUAGES, type Language } from '@vitrine/contract/sites.ts';
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
import type { Sheet } from './page.ts';
import { rangeSheet } from './range.ts';

/** A PDF of the demo that is made from its texts and figures. */
export interface Document {
  file: string;
  title: string;
  /** Absent: one file holds both languages, German first. */
  language?: Language;
  sheet: (page: Sheet) => string;
}

const STATIC_SHEETS: Record<StaticDocumentKey, Document['sheet']> = { programm: rangeSheet, hygienekonzept: hygieneConcept };

export const DOCUMENTS: readonly Document[] = [
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

/** What a document is made of, a page of HTML in each of its languages. */
export const sheetsOf = ({ language, sheet }: Document): string[] =>
  (language ? [language] : LANGUAGES).map((one) => sheet({ language: one, words: (text) => text[one] }));
