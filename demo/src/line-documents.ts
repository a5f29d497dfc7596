import { join } from 'node:path';
import type { ProductLine } from './lines/line.ts';
import type { LineKey } from './lines/line-key.ts';
import { type Text, t } from './text.ts';

interface LineDocument {
  key: string;
  name: (line: Pick<ProductLine, 'title'>) => Text;
}

/** The documents of every product line. */
export const LINE_DOCUMENTS: readonly LineDocument[] = [
  { key: 'output', name: ({ title }) => t(`Leistungsblatt ${title.de}`, `Output sheet, ${title.en.toLowerCase()}`) },
];

/** One file holds both languages, German first. */
export const lineDocumentFile = (slug: LineKey, key: string) => join(import.meta.dirname, '../documents', `${slug}-${key}.pdf`);
