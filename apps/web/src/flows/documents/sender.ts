import type { Receiver } from '@vitrine/contract/documents.ts';
import type { ApiError } from '@vitrine/contract/json-api.ts';
import { currentLanguage } from '../../stores/base.ts';
import {
  clearDraft,
  documentsStore,
  putEnded,
  putSending,
  rememberRecipient,
  removeEnded,
  removeSending,
  restoreDraft,
} from '../../stores/documents.ts';
import type { EndedDocument, QueuedDocument, Sending } from '../../stores/documents-state.ts';
import { offlineMode } from '../../stores/offline-mode.ts';
import { randomId } from '../../stores/random-id.ts';
import { documentStatus, type Registration, registerDocument } from './document-calls.ts';
import { announce } from './notices.ts';
import { contentOf, mayStart, moveSending, type SendingEvent, type SendingOutcome } from './sending.ts';

/** Moves a sending and stores it, or takes it away if it ended. Answers with how it ended, null if it goes on. */
function apply(document: Sending, event: SendingEvent): SendingOutcome | null {
  const move = moveSending(document, event);
  if ('next' in move) {
    putSending(move.next);
    return null;
  }
  removeSending(document.idempotencyKey);
  return move.outcome;
}

const registering = new Map<string, Promise<Registration>>();

/** One register call of a document at a time in this tab: a second press joins the first. */
function registerOnce(document: QueuedDocument): Promise<Registration> {
  const running = registering.get(document.idempotencyKey);
  if (running) return running;
  const started = registerDocument(document).finally(() => registering.delete(document.idempotencyKey));
  registering.set(document.idempotencyKey, started);
  return started;
}

function eventOf(registration: Registration): SendingEvent {
  if (registration.type === 'accepted') return { ...registration, at: new Date() };
  if (registration.type !== 'limited') return { type: registration.type };
  const { type, limit, seconds } = registration;
  return { type, limit, until: new Date(Date.now() + seconds * 1000) };
}

/** Lists a document whose way has ended, and tells of it. */
function end(document: Sending, outcome: SendingOutcome, why: Pick<EndedDocument, 'failure' | 'missing'> = {}): void {
  const known = document.state === 'generating' ? { hash: document.hash, pages: document.pages } : {};
  putEnded({ ...contentOf(document), ...known, state: 'ended', outcome, endedAt: new Date().toISOString(), ...why });
  announce(outcome, document, why);
}

/** Titles of the pages that the server no longer has. */
function missingPages({ addedDocuments }: Sending, errors: readonly ApiError[]): string[] {
  const gone = errors.filter(({ code }) => code === 'pageNotFound').map(({ source }) => source?.pointer?.split('.')[1]);
  return addedDocuments.filter((_, index) => gone.includes(String(index))).map((page) => page.tableOfContentsTitle);
}

/** The stored sending, if it is still the one that was registered. */
const stored = (idempotencyKey: string) => documentsStore.getState().sendings.find((s) => s.idempotencyKey === idempotencyKey);

type Content = Pick<QueuedDocument, 'receiver' | 'addedDocuments' | 'language'>;

/** One that an older version stored goes out in the language of the moment. */
const sameContent = (a: QueuedDocument, { receiver, addedDocuments, language }: Content) =>
  JSON.stringify([a.receiver, a.addedDocuments, a.language ?? language]) === JSON.stringify([receiver, addedDocuments, language]);

/** The draft as a queued document; one that has the same content and no answer yet keeps its idempotency key. */
function queuedDraft(receiver: Receiver, userId: string): QueuedDocument {
  const { documents, sendings } = documentsStore.getState();
  const content: Content = { addedDocuments: documents, receiver, language: currentLanguage() };
  const unanswered = sendings.find((s) => s.state === 'queued' && s.userId === userId && sameContent(s, content));
  return {
    ...content,
    state: 'queued',
    idempotencyKey: unanswered?.idempotencyKey ?? randomId(),
    userId,
    createdAt: unanswered?.createdAt ?? new Date().toISOString(),
    isProcessed: true,
    processStartDate: new Date().toISOString(),
  };
}

/** In offline mode a person waits no longer than this for the server, ms: the system may call a connection what leads nowhere. */
const PATIENCE_MS = 3000;

/** What comes of a call; null where offline mode is on and it takes too long. */
function inTime(call: Promise<Registration>): Promise<Registration | null> {
  if (!offlineMode.getState().isOn) return call;
  return Promise.race([call, new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null))]);
}

/** The form is done with the draft. */
function leaveDraft(receiver: Receiver, userId: string): void {
  // Somebody else may have logged in meanwhile: their draft stays as it is.
  if (documentsStore.getState().userId !== userId) return;
  rememberRecipient(receiver);
  clearDraft();
}

/**
 * Sends the draft to a recipient. Answers with the server's field errors, or null if the form is done: the document is
 * accepted, waits, or was refused (which is reported).
 */
export async function sendDraft(receiver: Receiver, userId: string): Promise<readonly ApiError[] | null> {
  const document = queuedDraft(receiver, userId);
  putSending(document);
  const call = registerOnce(document);
  const registration = await inTime(call);
  if (registration === null) {
    leaveDraft(receiver, userId);
    void call.then((late) => settle(document, late));
    return null;
  }
  const outcome = apply(stored(document.idempotencyKey) ?? document, eventOf(registration));
  if (registration.type === 'invalid') return registration.errors;
  leaveDraft(receiver, userId);
  if (outcome) end(document, outcome);
  return null;
}

/**
 * Moves a document that waits by what came of its call. One that turns out to be invalid comes back as the draft; while another draft is
 * begun, it is listed as not sent.
 */
function settle(document: QueuedDocument, registration: Registration): void {
  const outcome = apply(stored(document.idempotencyKey) ?? document, eventOf(registration));
  if (!outcome) return;
  const { documents, userId } = documentsStore.getState();
  if (outcome === 'invalid' && userId === document.userId && documents.length === 0) {
    restoreDraft(document.addedDocuments, document.receiver);
    announce(outcome, document, { isDraft: true });
    return;
  }
  const errors = registration.type === 'invalid' ? registration.errors : [];
  const missing = missingPages(document, errors);
  end(document, outcome, missing.length > 0 ? { missing } : {});
}

/** Sends one document that waits, unless a call of it is under way or the server does not take it yet. */
export async function sendNow(idempotencyKey: string): Promise<void> {
  // Another tab may have sent or edited it meanwhile.
  documentsStore.reread();
  const document = stored(idempotencyKey);
  if (!document || !mayStart(document, new Date())) return;
  apply(document, { type: 'start', at: new Date() });
  settle(document, await registerOnce(document));
}

/**
 * Makes a listed document the draft again. One that waits leaves the queue, one that was not sent leaves the list; one that was sent
 * stays in it. False if it is on its way by now: then nothing changes.
 */
export function editDocument(listed: Sending | EndedDocument): boolean {
  const { idempotencyKey } = listed;
  documentsStore.reread();
  if (listed.state !== 'ended') {
    const document = stored(idempotencyKey);
    if (document?.state !== 'queued' || document.isProcessed || registering.has(idempotencyKey)) return false;
    removeSending(idempotencyKey);
  } else if (listed.outcome !== 'sent') removeEnded(idempotencyKey);
  restoreDraft(listed.addedDocuments, listed.receiver);
  return true;
}

/** Sends again what waits and belongs to this user. */
export async function resendQueue(userId: string): Promise<void> {
  const due = documentsStore.getState().sendings.filter((s) => s.userId === userId);
  for (const { idempotencyKey } of due) await sendNow(idempotencyKey);
}

/** Asks once for the state of every document that is being generated. */
export async function pollStatus(userId: string): Promise<void> {
  for (const document of documentsStore.getState().sendings) {
    if (document.state !== 'generating' || document.userId !== userId) continue;
    const status = await documentStatus(document);
    const current = stored(document.idempotencyKey);
    // Another tab may have seen the end in the meantime.
    if (!status || current?.state !== 'generating') continue;
    const { failure, ...progress } = status;
    const outcome = apply(current, { type: 'status', ...progress });
    if (outcome) end({ ...current, pages: status.pages ?? current.pages }, outcome, failure ? { failure } : {});
  }
}
