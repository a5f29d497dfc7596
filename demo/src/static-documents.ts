import { join } from 'node:path';
import { type Text, t } from './text.ts';

interface StaticDocument {
  /** Title of the menu entry and of the file. */
  name: Text;
  /** One word for lists. */
  kind: Text;
}

/** PDFs that are pages of their own in the menu. */
export const STATIC_DOCUMENTS = {
  programm: { name: t('Programmübersicht', 'Range at a glance'), kind: t('Übersicht', 'Overview') },
  hygienekonzept: { name: t('Hygienekonzept', 'Hygiene concept'), kind: t('Konzept', 'Concept') },
} as const satisfies Record<string, StaticDocument>;
export type StaticDocumentKey = keyof typeof STATIC_DOCUMENTS;

/** One file holds both languages, German first. */
export const staticDocumentFile = (key: StaticDocumentKey) => join(import.meta.dirname, '../documents', `${key}.pdf`);
