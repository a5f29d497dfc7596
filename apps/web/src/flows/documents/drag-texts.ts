import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import type { AddedDocument } from '@vitrine/contract/documents.ts';
import { useTexts } from '../../i18n/use-texts.ts';

/** What a screen reader hears while a chosen page is moved with dnd-kit, in the language of the app. */
export function useDragTexts(documents: readonly AddedDocument[]) {
  const t = useTexts('documents');
  const at = (id: UniqueIdentifier) => {
    const index = documents.findIndex((page) => page.id === id);
    return { title: documents[index]?.tableOfContentsTitle ?? '', position: index + 1, count: documents.length };
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('drag.start', at(active.id)),
    onDragOver: ({ active, over }) => t('drag.over', { ...at((over ?? active).id), title: at(active.id).title }),
    onDragEnd: ({ active, over }) => t('drag.end', { ...at((over ?? active).id), title: at(active.id).title }),
    onDragCancel: ({ active }) => t('drag.cancel', at(active.id)),
  };
  return { announcements, screenReaderInstructions: { draggable: t('drag.instructions') } };
}
