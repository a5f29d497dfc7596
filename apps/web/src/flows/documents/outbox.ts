import { DOCUMENT_FILE_DAYS } from '@vitrine/contract/documents.ts';
import type { PageCounts } from '../../api/page-counts.ts';
import type { EndedDocument, Sending } from '../../stores/documents-state.ts';
import { documentLength } from './document-length.ts';
import { isLimited } from './sending.ts';

export type Listed = Sending | EndedDocument;
export type OutboxFilter = 'open' | 'sent';

export const isSent = (document: Listed) => document.state === 'ended' && document.outcome === 'sent';

/** When it was sent for the first time, or when its way ended if that is not known; null for what an older version queued. */
export function timeOf(document: Listed): Date | null {
  const time = document.createdAt ?? (document.state === 'ended' ? document.endedAt : null);
  return time === null ? null : new Date(time);
}

/** Its print pages: as it was printed, or as its chapters are now while it is not; null if one of them has not been measured. */
export function pagesOf(document: Listed, pageCounts: PageCounts): number | null {
  if (document.state !== 'queued' && document.pages !== undefined) return document.pages;
  const { pages, exact } = documentLength(
    document.addedDocuments.map(({ urlPath }) => urlPath),
    pageCounts,
  );
  return exact ? pages : null;
}

const newestFirst = (a: Listed, b: Listed) => (timeOf(b)?.getTime() ?? 0) - (timeOf(a)?.getTime() ?? 0);

/** The documents of one user in the order of the drawing: what was not sent, what is on its way, what was sent; each the newest first. */
export function listedOf(userId: string | undefined, sendings: readonly Sending[], ended: readonly EndedDocument[]): Listed[] {
  const mine = <T extends Listed>(documents: readonly T[]) => documents.filter((document) => document.userId === userId);
  const [sent, notSent] = [mine(ended).filter(isSent), mine(ended).filter((document) => !isSent(document))];
  return [notSent, mine(sendings), sent].flatMap((group: Listed[]) => group.toSorted(newestFirst));
}

const DAY_MS = 86_400_000;

/** True while the server has the PDF of a document that was sent. It may have waited for days before: that time does not count. */
const isKept = ({ hash, endedAt }: EndedDocument, now: Date) =>
  hash !== undefined && now.getTime() - Date.parse(endedAt) < DOCUMENT_FILE_DAYS * DAY_MS;

export type OutboxAction = 'open' | 'sendNow' | 'edit' | 'editAndSend' | 'remove' | 'sendAgain';

/** What a person can do with a document now; the first one is what has to be done. */
export function actionsOf(document: Listed, now: Date): OutboxAction[] {
  if (document.state === 'ended') {
    if (document.outcome !== 'sent') return ['editAndSend', 'remove'];
    return isKept(document, now) ? ['open', 'sendAgain'] : ['sendAgain'];
  }
  if (document.state === 'generating' || document.isProcessed) return [];
  // The server says when it takes the document: until then a call would be refused.
  return isLimited(document, now) ? ['edit'] : ['sendNow', 'edit'];
}
