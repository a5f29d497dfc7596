import { addedDocument, DOCUMENT_PAGES_MAX, type Receiver, receiver } from '@vitrine/contract/documents.ts';
import * as z from 'zod/mini';

/** Recipients offered as chips on the form. */
export const RECENT_RECIPIENTS_MAX = 5;

export const EMPTY_RECEIVER: Receiver = {
  gender: 'male',
  firstName: '',
  lastName: '',
  company: '',
  email: '',
  message: '',
};

const onItsWay = z.strictObject({
  /** Idempotency key of the register call: the same document however often it is sent. */
  idempotencyKey: z.uuid(),
  /** Id of the user who sends; another user's documents wait until that user is back. */
  userId: z.string(),
  addedDocuments: z.array(addedDocument).check(z.minLength(1)),
  receiver,
});

/** A document that waits to be registered (shell.md 3, "Queued document"). */
const queuedDocument = z.extend(onItsWay, {
  state: z.literal('queued'),
  /** A register call is under way. */
  isProcessed: z.boolean(),
  /** When it began, ISO 8601. */
  processStartDate: z.nullable(z.iso.datetime()),
});
export type QueuedDocument = z.infer<typeof queuedDocument>;

/** A document the server has accepted and not finished. */
const generatingDocument = z.extend(onItsWay, {
  state: z.literal('generating'),
  hash: z.string(),
  startedAt: z.iso.datetime(),
  /** The mail server did not take the mail; the worker tries again. */
  retried: z.boolean(),
});
export type GeneratingDocument = z.infer<typeof generatingDocument>;

const sending = z.discriminatedUnion('state', [queuedDocument, generatingDocument]);
/** A document on its way; features/documents/sending.ts moves it. */
export type Sending = z.infer<typeof sending>;

/** A recipient of an earlier document; the message is not kept. */
const recentRecipient = z.omit(receiver, { message: true });
export type RecentRecipient = z.infer<typeof recentRecipient>;

export interface DocumentsState {
  /** Pages of the draft, in order. */
  documents: z.infer<typeof addedDocument>[];
  /** The recipient as far as typed. */
  receiver: Receiver;
  /** Documents on their way, oldest first. */
  sendings: Sending[];
  recentRecipients: RecentRecipient[];
}

export const EMPTY_DOCUMENTS: DocumentsState = {
  documents: [],
  receiver: EMPTY_RECEIVER,
  sendings: [],
  recentRecipients: [],
};

/** Keeps the entries of a list that are whole. */
function whole<T>(item: z.ZodMiniType<T>, stored: unknown): T[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry) => {
    const parsed = item.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
}

/**
 * The stored area, read part by part: what is damaged is left out and the rest stays, because a document on its way
 * must not be lost with a damaged draft.
 */
export const documentsState: z.ZodMiniType<DocumentsState> = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((stored): DocumentsState => {
    const typed = receiver.safeParse(stored.receiver);
    return {
      documents: whole(addedDocument, stored.documents).slice(0, DOCUMENT_PAGES_MAX),
      receiver: typed.success ? typed.data : EMPTY_RECEIVER,
      sendings: whole(sending, stored.sendings),
      recentRecipients: whole(recentRecipient, stored.recentRecipients).slice(0, RECENT_RECIPIENTS_MAX),
    };
  }),
);
