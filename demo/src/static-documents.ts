import { join } from 'node:path';
import type { Language } from '@vitrine/contract/sites.ts';
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

/** Name of the file of one language, without its extension. */
export const staticDocumentName = (key: StaticDocumentKey, language: Language) =>
  language === 'de' ? key : `${key}-${language}`;

/** Each language has a file of its own. */
export const staticDocumentFile = (key: StaticDocumentKey, language: Language) =>
  join(import.meta.dirname, '../documents', `${staticDocumentName(key, language)}.pdf`);
