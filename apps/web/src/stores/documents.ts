import { type AddedDocument, DOCUMENT_PAGES_MAX, type Receiver } from '@vitrine/contract/documents.ts';
import { useStore } from 'zustand';
import { createArea } from './area.ts';
import {
  documentsState,
  EMPTY_DOCUMENTS,
  EMPTY_RECEIVER,
  type EndedDocument,
  NOTHING_OWN,
  type OwnDocuments,
  RECENT_RECIPIENTS_MAX,
  type RecentRecipient,
  SENT_KEPT_MAX,
  type Sending,
} from './documents-state.ts';
import { objectsStore } from './objects.ts';

/**
 * Area `documents`: the draft (chosen pages and recipient) and recent recipients of the user who is logged in, and what is
 * on its way. A logout leaves it (shell.md 4 names tokens and objects): the same user goes on, another sees nothing of it.
 */
export const documentsStore = createArea({
  name: 'documents',
  version: 1,
  schema: documentsState,
  initial: EMPTY_DOCUMENTS,
});

const isNothing = (own: OwnDocuments) => JSON.stringify(own) === JSON.stringify(NOTHING_OWN);

/** Brings a user's own draft and recipients, and puts those of the user before away until that one is back. */
function bringOwn(userId: string): void {
  // Another tab may have done so already.
  documentsStore.reread();
  documentsStore.setState((state) => {
    if (state.userId === userId) return state;
    const { documents, receiver, recentRecipients } = state;
    const left = { documents, receiver, recentRecipients };
    // What nobody owned yet is this user's.
    if (state.userId === null) return { userId };
    const { [userId]: own = NOTHING_OWN, ...others } = state.others;
    return { ...own, userId, others: isNothing(left) ? others : { ...others, [state.userId]: left } };
  });
}

const followUser = ({ user } = objectsStore.getState()) => {
  if (user) bringOwn(user.id);
};
followUser();
objectsStore.subscribe((state, before) => {
  if (state.user?.id !== before.user?.id) followUser(state);
});

/** The draft entry of a page; its path is its identity, whatever language it was added in. */
export const draftEntry = (title: string, urlPath: string): AddedDocument => ({
  id: urlPath,
  tableOfContentsTitle: title,
  urlPath,
  type: 'pdf',
});

export const isDocumentFull = () => documentsStore.getState().documents.length >= DOCUMENT_PAGES_MAX;

/** Adds a page at the end; a page that is there already stays where it is, and a full draft stays as it is. */
export function addDocument(added: AddedDocument): void {
  documentsStore.setState((state) =>
    state.documents.some((d) => d.urlPath === added.urlPath) || state.documents.length >= DOCUMENT_PAGES_MAX
      ? state
      : { documents: [...state.documents, added] },
  );
}

export function removeDocument(urlPath: string): void {
  documentsStore.setState((state) => ({ documents: state.documents.filter((d) => d.urlPath !== urlPath) }));
}

/** Moves a page to an index of the list, counted without the page itself. */
export function moveDocument(urlPath: string, index: number): void {
  documentsStore.setState((state) => {
    const page = state.documents.find((d) => d.urlPath === urlPath);
    if (!page) return state;
    return { documents: state.documents.filter((d) => d !== page).toSpliced(Math.max(0, index), 0, page) };
  });
}

export const setReceiver = (next: Receiver) => documentsStore.setState({ receiver: next });

/** Empties the draft: pages and recipient. */
export const clearDraft = () => documentsStore.setState({ documents: [], receiver: EMPTY_RECEIVER });

/** Brings a draft back as it was sent. */
export const restoreDraft = (documents: AddedDocument[], receiver: Receiver) => documentsStore.setState({ documents, receiver });

/** Stores a sending, in the place of the one with its idempotency key. */
export function putSending(sending: Sending): void {
  documentsStore.setState(({ sendings }) => {
    const at = sendings.findIndex((s) => s.idempotencyKey === sending.idempotencyKey);
    return { sendings: at < 0 ? [...sendings, sending] : sendings.with(at, sending) };
  });
}

export function removeSending(idempotencyKey: string): void {
  documentsStore.setState(({ sendings }) => ({ sendings: sendings.filter((s) => s.idempotencyKey !== idempotencyKey) }));
}

/** Keeps a document whose way has ended; of those that were sent, only the newest of each user. */
export function putEnded(document: EndedDocument): void {
  documentsStore.setState(({ ended }) => {
    const all = [...ended.filter((e) => e.idempotencyKey !== document.idempotencyKey), document];
    const sent = all.filter(({ outcome, userId }) => outcome === 'sent' && userId === document.userId);
    const dropped = sent.slice(0, Math.max(0, sent.length - SENT_KEPT_MAX));
    return { ended: all.filter((e) => !dropped.includes(e)) };
  });
}

export function removeEnded(idempotencyKey: string): void {
  documentsStore.setState(({ ended }) => ({ ended: ended.filter((e) => e.idempotencyKey !== idempotencyKey) }));
}

/** What the user who is logged in sent last, while it is on its way. */
export function lastSending(): Sending | null {
  const user = objectsStore.getState().user;
  return documentsStore.getState().sendings.findLast(({ userId }) => userId === user?.id) ?? null;
}

const sameRecipient = (a: RecentRecipient, b: RecentRecipient) => a.email.toLowerCase() === b.email.toLowerCase();

/** Puts a recipient first among the recent ones. */
export function rememberRecipient({ message: _, ...recipient }: Receiver): void {
  documentsStore.setState(({ recentRecipients }) => ({
    recentRecipients: [recipient, ...recentRecipients.filter((r) => !sameRecipient(r, recipient))].slice(
      0,
      RECENT_RECIPIENTS_MAX,
    ),
  }));
}

export const useAddedDocuments = () => useStore(documentsStore, (state) => state.documents);
export const useDocumentCount = () => useStore(documentsStore, (state) => state.documents.length);
export const useIsAdded = (urlPath: string) =>
  useStore(documentsStore, (state) => state.documents.some((d) => d.urlPath === urlPath));
export const useSendings = () => useStore(documentsStore, (state) => state.sendings);
export const useEnded = () => useStore(documentsStore, (state) => state.ended);
export const useRecentRecipients = () => useStore(documentsStore, (state) => state.recentRecipients);
