import {
  type DocumentFailure,
  type RegisterDocumentRequest,
  readableDocumentStatus,
  registerDocumentAnswer,
  TOO_MANY_PAGES_ORDERED,
} from '@vitrine/contract/documents.ts';
import { HEADER_IDEMPOTENCY_KEY } from '@vitrine/contract/headers.ts';
import type { ApiError } from '@vitrine/contract/json-api.ts';
import { readAnswer } from '@vitrine/contract/read-answer.ts';
import { apiFetch, apiResponse } from '../../api/client.ts';
import { ApiFailure } from '../../api/failure.ts';
import { report } from '../../shell/report.ts';
import type { GeneratingDocument, QueuedDocument } from '../../stores/documents-state.ts';
import type { DocumentStatus } from './sending.ts';

/** What came of a register call. */
export type Registration =
  | { type: 'accepted'; hash: string }
  /** Nothing was decided: no connection, no session, or a server that could not answer. It is sent again later. */
  | { type: 'deferred' }
  /** Many pages were ordered within the hour, or there were too many calls: there is room again after so many seconds. */
  | { type: 'limited'; limit: 'pages' | 'calls'; seconds: number }
  | { type: 'invalid'; errors: readonly ApiError[] }
  | { type: 'refused' };

/** The payload of `document-generator/register`. */
export function registerRequest({ addedDocuments, receiver }: QueuedDocument): RegisterDocumentRequest {
  const { firstName, lastName, company, email, gender, message } = receiver;
  const customer = {
    firstname: firstName.trim(),
    lastname: lastName.trim(),
    company: company.trim(),
    email: email.trim(),
    gender,
  };
  return { meta: { customer, message: message.trim() }, pages: addedDocuments };
}

const TOO_MANY_REQUESTS = 429;
/** The server did not get to decide: 5xx count as no connection, so that a document is not lost to a restart. */
const undecided = ({ kind, status }: ApiFailure) => kind === 'network' || kind === 'unauthorized' || status >= 500;

const limitOf = ({ errors }: ApiFailure) => (errors.some(({ code }) => code === TOO_MANY_PAGES_ORDERED) ? 'pages' : 'calls');

/**
 * A call waits no longer than this for its answer, ms, or it would hold up every document after it; where its token was over, the refresh has
 * a limit of its own. It is shorter than the resend interval, after which another tab would send the same document.
 */
const ANSWER_MS = 30_000;

/** Registers a document (shell.md 7). Its idempotency key makes a repeated call the same document. */
export async function registerDocument(document: QueuedDocument): Promise<Registration> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  try {
    const answer = await apiFetch('document-generator/register', {
      method: 'POST',
      signal,
      language: document.language,
      body: registerRequest(document),
      headers: { [HEADER_IDEMPOTENCY_KEY]: document.idempotencyKey },
    });
    return { type: 'accepted', hash: readAnswer(registerDocumentAnswer, answer).data.hash };
  } catch (error) {
    if (signal.aborted) return { type: 'deferred' };
    if (!(error instanceof ApiFailure)) throw error;
    if (error.kind === 'validation') return { type: 'invalid', errors: error.errors };
    if (error.status === TOO_MANY_REQUESTS) return { type: 'limited', limit: limitOf(error), seconds: error.retryAfter ?? 0 };
    if (undecided(error)) return { type: 'deferred' };
    report({ what: 'sending', error });
    return { type: 'refused' };
  }
}

export interface DocumentProgress {
  status: DocumentStatus;
  retried: boolean;
  /** It is printed, and no mail goes out at present. */
  held?: boolean;
  /** Print pages, as soon as it is printed. */
  pages?: number | undefined;
  /** Why it failed, as far as the server says. */
  failure?: DocumentFailure | undefined;
}

/** Asks how far a document is; null if the server could not tell now. A document it does not know is `unknown`. */
export async function documentStatus({ hash }: GeneratingDocument): Promise<DocumentProgress | null> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  try {
    const path = `document-generator/status/${encodeURIComponent(hash)}`;
    const { data } = readAnswer(readableDocumentStatus, await apiFetch(path, { signal }));
    return {
      status: data.status,
      retried: data.nextAttemptAt !== null,
      held: data.isHeld ?? false,
      pages: data.pages ?? undefined,
      failure: data.failure,
    };
  } catch (error) {
    if (signal.aborted) return null;
    if (!(error instanceof ApiFailure)) throw error;
    return error.kind === 'notFound' ? { status: 'unknown', retried: false } : null;
  }
}

/** The PDF of a document that was sent. Throws ApiFailure: `notFound` where the server does not keep it any more. */
export async function sentDocument(hash: string, signal: AbortSignal): Promise<Blob> {
  const response = await apiResponse(`document-generator/file/${encodeURIComponent(hash)}`, { signal });
  return response.blob();
}
