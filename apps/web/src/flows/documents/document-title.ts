import { useTexts } from '../../i18n/use-texts.ts';
import type { Listed } from './outbox.ts';

/** A document by its first page, and how many follow it. */
export function useDocumentTitle(document: Pick<Listed, 'addedDocuments'> | null): string {
  const t = useTexts('documents');
  const [first, ...others] = document?.addedDocuments ?? [];
  const title = first?.tableOfContentsTitle ?? '';
  return others.length > 0 ? t('titleWithMore', { title, count: others.length }) : title;
}
