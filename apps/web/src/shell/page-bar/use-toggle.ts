import { isFirstPress } from '@vitrine/ui/is-first-press.ts';
import { useShownFirst } from '@vitrine/ui/use-shown-first.ts';
import type { MouseEvent } from 'react';
import { isDocumentFull, useIsAdded } from '../../stores/documents.ts';
import type { BarPage } from './bar-page.ts';
import { toggleDocument } from './toggle-document.ts';

/**
 * Whether a page is in the document, and what its button does with a press. The button shows the answer first; header, count, storage and
 * what is said follow it.
 */
export function useToggle(page: Pick<BarPage, 'path' | 'title' | 'name'>): [boolean, (press: MouseEvent) => void] {
  const [isAdded, choose] = useShownFirst(useIsAdded(page.path), () => toggleDocument(page));
  const press = (event: MouseEvent) => {
    if (!isFirstPress(event)) return;
    // What is not added is not shown as added either.
    if (!isAdded && isDocumentFull()) toggleDocument(page);
    else choose(!isAdded);
  };
  return [isAdded, press];
}
