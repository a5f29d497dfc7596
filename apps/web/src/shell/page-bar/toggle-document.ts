import { DOCUMENT_PAGES_MAX } from '@vitrine/contract/documents.ts';
import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { textsOf } from '../../i18n/i18n.ts';
import { addDocument, documentsStore, draftEntry, removeDocument } from '../../stores/documents.ts';
import { notify } from '../../stores/notifications.ts';
import type { BarPage } from './bar-page.ts';

/** One at a time; it goes when the page does. */
const KEY = 'page-document';
const holds = (path: string) => documentsStore.getState().documents.some(({ urlPath }) => urlPath === path);

function add({ path, title, name }: Pick<BarPage, 'path' | 'title' | 'name'>): void {
  addDocument(draftEntry(title, path));
  const isAdded = holds(path);
  notify(() => {
    const t = textsOf('pageBar');
    return isAdded
      ? {
          icon: 'add',
          text: t('saidAdded', { name }),
          action: '/documents/overview',
          actionText: t('toDocument'),
          singleNotificationKey: KEY,
        }
      : { icon: 'error', text: t('saidFull', { max: DOCUMENT_PAGES_MAX }), singleNotificationKey: KEY };
  });
}

/** Takes a page into the document, or out of it again, and says which: the button may be far from what it changes. */
export function toggleDocument(page: Pick<BarPage, 'path' | 'title' | 'name'>): void {
  const named = { ...page, name: stripSoftHyphens(page.name) };
  if (!holds(page.path)) {
    add(named);
    return;
  }
  removeDocument(page.path);
  notify(() => ({
    icon: 'document',
    text: textsOf('pageBar')('saidRemoved', { name: named.name }),
    singleNotificationKey: KEY,
  }));
}
