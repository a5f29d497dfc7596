import { addedDocument, DOCUMENT_PAGES_MAX, type Receiver, readableFailure, receiver } from '@vitrine/contract/documents.ts';
import { language } from '@vitrine/contract/sites.ts';
import * as z from 'zod/mini';

/** Recipients offered as chips on the form. */
export const RECENT_RECIPIENTS_MAX = 5;
/** Documents that were sent and are still listed, of each user: they hold personal data of their recipients. */
export const SENT_KEPT_MAX = 20;

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
  /** When it was sent for the first time, ISO 8601; absent in what an older version stored. */
  createdAt: z.optional(z.iso.datetime()),
});

/** A document that waits to be registered (shell.md 3, "Queued document"). */
const queuedDocument = z.extend(onItsWay, {
  state: z.literal('queued'),
  /** The PDF and its mail are in the language in which it was sent, whenever it goes out; absent in what an older version stored. */
  language: z.optional(language),
  /** A register call is under way. */
  isProcessed: z.boolean(),
  /** When it began, ISO 8601. */
  processStartDate: z.nullable(z.iso.datetime()),
  /** A limit of the server is reached: it takes it no sooner than this, ISO 8601. */
  notBefore: z.optional(z.iso.datetime()),
  /** Of which limit: pages that were ordered within the hour, which it is without this word, or calls in a short time. */
  limit: z.optional(z.enum(['pages', 'calls'])),
});
export type QueuedDocument = z.infer<typeof queuedDocument>;

/** Print pages of a document, whatever its chapters have in another language or later; absent until it is printed, and in what an older version stored. */
const printed = { pages: z.optional(z.int()) };

/** A document the server has accepted and not finished. */
const generatingDocument = z.extend(onItsWay, {
  ...printed,
  state: z.literal('generating'),
  hash: z.string(),
  startedAt: z.iso.datetime(),
  /** The mail server did not take the mail; the worker tries again. */
  retried: z.boolean(),
  /** It is printed, and no mail goes out at present. */
  held: z.optional(z.boolean()),
});
export type GeneratingDocument = z.infer<typeof generatingDocument>;

const sending = z.discriminatedUnion('state', [queuedDocument, generatingDocument]);
/** A document on its way; flows/documents/sending.ts moves it. */
export type Sending = z.infer<typeof sending>;

/** A document whose way has ended. One that was not sent stays until the person edits or removes it. */
const endedDocument = z.extend(onItsWay, {
  ...printed,
  state: z.literal('ended'),
  outcome: z.enum(['sent', 'failed', 'invalid', 'refused']),
  endedAt: z.iso.datetime(),
  /** By which the server knows it; absent where it was not accepted, and in what an older version stored. */
  hash: z.optional(z.string()),
  /** Why it failed, as far as the server says. */
  failure: readableFailure,
  /** Titles of pages that are no longer published. */
  missing: z.optional(z.array(z.string())),
});
export type EndedDocument = z.infer<typeof endedDocument>;

/** A recipient of an earlier document; the message is not kept. */
const recentRecipient = z.omit(receiver, { message: true });
export type RecentRecipient = z.infer<typeof recentRecipient>;

/** What belongs to one user and is for nobody else's eyes. */
export interface OwnDocuments {
  /** Pages of the draft, in order. */
  documents: z.infer<typeof addedDocument>[];
  /** The recipient as far as typed. */
  receiver: Receiver;
  recentRecipients: RecentRecipient[];
}

export interface DocumentsState extends OwnDocuments {
  /** Whose draft and recipients these are; null until a user is known. */
  userId: string | null;
  /** The same of the other users of this browser, by user id, until they are back. */
  others: Record<string, OwnDocuments>;
  /** Documents on their way, oldest first; each names its user. */
  sendings: Sending[];
  /** Documents whose way has ended, the oldest first; each names its user. */
  ended: EndedDocument[];
}

export const NOTHING_OWN: OwnDocuments = { documents: [], receiver: EMPTY_RECEIVER, recentRecipients: [] };
export const EMPTY_DOCUMENTS: DocumentsState = { ...NOTHING_OWN, userId: null, others: {}, sendings: [], ended: [] };

/** Keeps the entries of a list that are whole. */
function whole<T>(item: z.ZodMiniType<T>, stored: unknown): T[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry) => {
    const parsed = item.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
}

const record = z.record(z.string(), z.unknown());

function readOwn(stored: unknown): OwnDocuments {
  const parts = record.safeParse(stored).data ?? {};
  return {
    documents: whole(addedDocument, parts.documents).slice(0, DOCUMENT_PAGES_MAX),
    receiver: receiver.safeParse(parts.receiver).data ?? EMPTY_RECEIVER,
    recentRecipients: whole(recentRecipient, parts.recentRecipients).slice(0, RECENT_RECIPIENTS_MAX),
  };
}

/**
 * The stored area, read part by part: what is damaged is left out and the rest stays, because a document on its way
 * must not be lost with a damaged draft.
 */
export const documentsState: z.ZodMiniType<DocumentsState> = z.pipe(
  record,
  z.transform(
    (stored): DocumentsState => ({
      ...readOwn(stored),
      userId: typeof stored.userId === 'string' ? stored.userId : null,
      others: Object.fromEntries(
        Object.entries(record.safeParse(stored.others).data ?? {}).map(([id, own]) => [id, readOwn(own)]),
      ),
      sendings: whole(sending, stored.sendings),
      ended: whole(endedDocument, stored.ended),
    }),
  ),
);
