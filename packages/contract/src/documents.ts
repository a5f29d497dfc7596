import * as z from 'zod/mini';
import { withAsciiDomain } from './ascii-domain.ts';
import { defineResource } from './resource.ts';
import { language } from './sites.ts';
import { isStorable } from './text.ts';

/** Most pages of one document; beyond it a print run would not end in reasonable time. */
export const DOCUMENT_PAGES_MAX = 100;
/**
 * Most printed pages of one document, its cover, contents and last sheet not counted: some 18 seconds of printing on two cores, for
 * which everybody else's documents wait. The order counts what was measured, the worker what was printed.
 */
export const PRINTED_PAGES_MAX = 150;
/** Most printed pages that one person orders within an hour. */
export const PRINTED_PAGES_AN_HOUR_MAX = 1000;
/** Code of the 429 that says so; `Retry-After` names the seconds until there is room again. */
export const TOO_MANY_PAGES_ORDERED = 'tooManyPagesOrdered';
/** Wait screen (shell.md 9). */
export const PROCESSING_REDIRECT_MS = 4000;
/** Not shown in the specification: chosen in docs/decisions. */
/** Days after its order for which the PDF of a document is kept. */
export const DOCUMENT_FILE_DAYS = 30;
export const STATUS_POLL_MS = 1500;
export const RESEND_INTERVAL_MS = 60_000;

const storable = z.refine<string>(isStorable, 'noValidText');

const pageText = z.string().check(z.minLength(1), z.maxLength(200), storable);
const path = z.string().check(z.startsWith('/'), z.maxLength(500), storable);

/** An added page (shell.md 3, "Document"). `urlPath` is the route's path. */
export const addedDocument = z.strictObject({
  id: pageText,
  tableOfContentsTitle: pageText,
  urlPath: path,
  type: z.literal('pdf'),
});
export type AddedDocument = z.infer<typeof addedDocument>;

/** The same as a call may give it: with `url` in the place of `urlPath`. */
const givenDocument = z.pipe(
  z
    .strictObject({
      id: pageText,
      tableOfContentsTitle: pageText,
      urlPath: z.optional(path),
      url: z.optional(path),
      type: z.literal('pdf'),
    })
    .check(
      z.refine(({ url, urlPath }) => url !== undefined || urlPath !== undefined, 'fieldCannotBeEmpty'),
      z.refine(({ url, urlPath }) => url === undefined || urlPath === undefined || url === urlPath, 'noValidValue'),
    ),
  z.transform(
    ({ id, tableOfContentsTitle, url = '', urlPath = url, type }): AddedDocument => ({
      id,
      tableOfContentsTitle,
      urlPath,
      type,
    }),
  ),
);

/** The recipient as the form holds it (shell.md 3, "Receiver"). */
export const receiver = z.strictObject({
  gender: z.enum(['male', 'female']),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  email: z.string(),
  message: z.string(),
});
export type Receiver = z.infer<typeof receiver>;

const FIELD_EMPTY = 'fieldCannotBeEmpty';
/** Header injection: nothing that ends up in a mail header holds a control character. */
const isOneLine = (text: string) => !/[\p{Cc}\p{Cs}]/u.test(text);
const oneLine = z
  .string()
  .check(z.trim(), z.minLength(1, FIELD_EMPTY), z.maxLength(200, 'tooLong'), z.refine(isOneLine, 'noValidText'));

/** Zod's own, with top-level domains of other letters as the DNS has them (`xn--p1ai`). */
const MAILBOX = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@([a-z\d][a-z\d-]*\.)+[a-z][a-z\d-]*[a-z\d]$/i;

const meta = z.strictObject({
  customer: z.strictObject({
    email: z
      .string()
      .check(z.overwrite(withAsciiDomain), z.email({ pattern: MAILBOX, error: 'noValidEmail' }), z.maxLength(254, 'tooLong')),
    firstname: oneLine,
    lastname: oneLine,
    company: oneLine,
    gender: z.enum(['male', 'female']),
  }),
  message: z.string().check(z.maxLength(5000, 'tooLong'), storable),
});
const pagesOf = <S extends z.core.$ZodType>(page: S) =>
  z.array(page).check(z.minLength(1, FIELD_EMPTY), z.maxLength(DOCUMENT_PAGES_MAX, 'tooManyPages'));

/** A request as it is kept. */
export const registerDocumentRequest = z.strictObject({ meta, pages: pagesOf(addedDocument) });
/** `POST document-generator/register` (shell.md 7). Error pointers are the paths of this payload. */
export const givenDocumentRequest = z.strictObject({ meta, pages: pagesOf(givenDocument) });
export type RegisterDocumentRequest = z.infer<typeof registerDocumentRequest>;
export const registerDocumentAnswer = z.strictObject({ data: z.strictObject({ hash: z.string() }) });

export const DOCUMENT_STATUS = ['pending', 'success', 'failed'] as const;
/** Why a document failed. All but the last wait at the desk, where staff can try again. */
export const DOCUMENT_FAILURES = [
  /** It took too long to print, twice. */
  'printTooLong',
  /** It has more than PRINTED_PAGES_MAX pages, which was not known when it was ordered. */
  'tooManyPages',
  /** It could not be printed. */
  'printFailed',
  /** Pictures of it are missing. */
  'picturesMissing',
  /** A PDF that is a chapter of it cannot be read. */
  'fileUnreadable',
  /** The mail server refused it for good, mostly for the recipient's address. */
  'mailRefused',
  /** Twice the mail server did not say whether it took the mail. */
  'mailUnknown',
  /** The mail could not be written, so it was never handed over. */
  'mailNotWritten',
  /** The sender's account was blocked or deleted. */
  'accountInactive',
] as const;
export type DocumentFailure = (typeof DOCUMENT_FAILURES)[number];
const documentState = z.strictObject({
  status: z.enum(DOCUMENT_STATUS),
  step: z.enum(['render', 'mail', 'done']),
  attempts: z.int(),
  nextAttemptAt: z.nullable(z.iso.datetime()),
  pages: z.nullable(z.int()),
  /** Only of a document that failed. */
  failure: z.optional(z.enum(DOCUMENT_FAILURES)),
  /** Only while it is so. */
  isHeld: z.optional(z.literal(true)),
});
/**
 * `GET document-generator/status/{hash}`. `attempts` and `nextAttemptAt` tell that a mail is being retried; `isHeld`, that the document is
 * printed and waits because no mail goes out at present.
 */
export const documentStatusAnswer = z.strictObject({ data: documentState });

/** A word for why it failed, as an app reads it: one that only a newer server, or a newer app of this browser, knows says nothing. */
export const readableFailure = z.catch(z.optional(z.enum(DOCUMENT_FAILURES)), undefined);
/** The same answer as an app reads it, which may be older than the server. */
export const readableDocumentStatus = z.strictObject({ data: z.extend(documentState, { failure: readableFailure }) });

/** `offer/{id}`: the stored request a print run prints; readable with that print run's token only. */
export const offer = defineResource(
  'offer',
  z.object({ requestBody: registerDocumentRequest, createdAt: z.iso.datetime(), language }),
  {},
);
