import { useTexts } from '../../i18n/use-texts.ts';
import type { DocumentLength } from './document-length.ts';

/** How long a document is, in words: "29 Druckseiten", or "mindestens 24 Druckseiten" while a chapter is not measured. */
export function useLengthText(): (length: DocumentLength) => string {
  const t = useTexts('documents');
  return ({ pages, exact }) => (exact ? t('pages', { count: pages }) : t('pagesAtLeast', { count: pages }));
}
