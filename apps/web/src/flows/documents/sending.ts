import { type documentStatusAnswer, RESEND_INTERVAL_MS } from '@vitrine/contract/documents.ts';
import type * as z from 'zod/mini';
import type { EndedDocument, GeneratingDocument, QueuedDocument, Sending } from '../../stores/documents-state.ts';

export type DocumentStatus = z.infer<typeof documentStatusAnswer>['data']['status'] | 'unknown';

export type SendingEvent =
  | { type: 'start'; at: Date }
  | { type: 'accepted'; hash: string; at: Date }
  | { type: 'deferred' }
  | { type: 'limited'; limit: 'pages' | 'calls'; until: Date }
  | { type: 'invalid' }
  | { type: 'refused' }
  | { type: 'status'; status: DocumentStatus; retried: boolean; held?: boolean; pages?: number | undefined };

/** How a sending ended. */
export type SendingOutcome = EndedDocument['outcome'];

/** Either the sending goes on as `next` (the same object if the event does not apply), or it ended. */
export type SendingMove = { next: Sending } | { outcome: SendingOutcome };

/** The longest time for which the server puts a document off, ms: that of the pages of an hour. */
const LIMIT_MAX_MS = 3_600_000;

/** True while the server does not take the document. A longer time than it names was noted before the computer's clock was set back. */
export function isLimited({ notBefore = '' }: QueuedDocument, at: Date): boolean {
  const left = Date.parse(notBefore) - at.getTime();
  return left > 0 && left <= LIMIT_MAX_MS;
}

/**
 * True if a register call may begin: the server takes it, and none is under way, or the one under way was lost with its tab. One that began
 * later than now began before the computer's clock was set back, and tells nothing.
 */
export function mayStart(document: Sending, at: Date): document is QueuedDocument {
  if (document.state !== 'queued' || isLimited(document, at)) return false;
  if (!document.isProcessed || document.processStartDate === null) return true;
  const ran = at.getTime() - Date.parse(document.processStartDate);
  return ran < 0 || ran >= RESEND_INTERVAL_MS;
}

/** What a document is, whatever its state. */
export const contentOf = ({ idempotencyKey, userId, addedDocuments, receiver, createdAt }: Sending | EndedDocument) => ({
  idempotencyKey,
  userId,
  addedDocuments,
  receiver,
  ...(createdAt && { createdAt }),
});

function moveQueued(document: QueuedDocument, event: SendingEvent): SendingMove {
  switch (event.type) {
    case 'start':
      if (!mayStart(document, event.at)) return { next: document };
      return { next: { ...document, isProcessed: true, processStartDate: event.at.toISOString() } };
    case 'accepted': {
      const startedAt = event.at.toISOString();
      return { next: { ...contentOf(document), state: 'generating', hash: event.hash, startedAt, retried: false } };
    }
    case 'deferred': {
      const { notBefore: _, limit: __, ...rest } = document;
      return { next: { ...rest, isProcessed: false, processStartDate: null } };
    }
    case 'limited': {
      const notBefore = event.until.toISOString();
      return { next: { ...document, isProcessed: false, processStartDate: null, notBefore, limit: event.limit } };
    }
    case 'invalid':
    case 'refused':
      return { outcome: event.type };
    case 'status':
      return { next: document };
  }
}

function moveGenerating(document: GeneratingDocument, event: SendingEvent): SendingMove {
  if (event.type !== 'status') return { next: document };
  if (event.status === 'success') return { outcome: 'sent' };
  if (event.status !== 'pending') return { outcome: 'failed' };
  const { retried, held = false, pages = document.pages } = event;
  const isSame = document.retried === retried && (document.held ?? false) === held && document.pages === pages;
  return { next: isSame ? document : { ...document, retried, held, pages } };
}

/**
 * A document that left the form and has not reached its recipient yet (shell.md 4, "Document sending").
 *
 *   form ──submit──▶ queued, processed ──accepted──▶ generating ──success──▶ gone: sent
 *                      │  │  ▲                        │      │
 *                      │  │  └─start: online again,   │      └─failed, unknown──▶ gone: failed
 *                      │  │    user changed or the    └─pending──▶ generating
 *                      │  │    resend interval passed
 *                      │  └─deferred: offline, network, unauthorized──▶ queued, waiting
 *                      ├─limited: many pages within the hour, or calls──▶ queued, waiting until the server takes it
 *                      ├─invalid──▶ gone: invalid (the form shows the field errors)
 *                      └─refused: any other error──▶ gone: refused
 *
 * Every state is persisted, so that a closed tab continues where it was. The one function that moves a sending.
 */
export function moveSending(document: Sending, event: SendingEvent): SendingMove {
  return document.state === 'queued' ? moveQueued(document, event) : moveGenerating(document, event);
}
