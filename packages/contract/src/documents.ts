import { z } from 'zod';
import { defineResource } from './resource.ts';
import { language } from './sites.ts';

/** Most pages of one document; beyond it a print run would not end in reasonable time. */
export const DOCUMENT_PAGES_MAX = 100;
/** Wait screen (shell.md 9). */
export const PROCESSING_REDIRECT_MS = 4000;
/** Not shown in the specification: chosen in docs/decisions. */
export const STATUS_POLL_MS = 1500;
export const RESEND_INTERVAL_MS = 60_000;

/** An added page (shell.md 3, "Document"). `urlPath` is the route's path. */
export const addedDocument = z.strictObject({
  id: z.string().min(1).max(200),
  tableOfContentsTitle: z.string().min(1).max(200),
  urlPath: z.string().startsWith('/').max(500),
  type: z.literal('pdf'),
});
export type AddedDocument = z.infer<typeof addedDocument>;

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
const required = z.string().trim().min(1, FIELD_EMPTY);
/** Header injection: nothing that ends up in a mail header holds a control character. */
const oneLine = required.max(200, 'tooLong').regex(/^[^\p{Cc}]*$/u, 'noValidText');

/** `POST document-generator/register` (shell.md 7). Error pointers are the paths of this payload. */
export const registerDocumentRequest = z.strictObject({
  meta: z.strictObject({
    customer: z.strictObject({
      email: z.email('noValidEmail').max(254, 'tooLong'),
      firstname: oneLine,
      lastname: oneLine,
      company: oneLine,
      gender: z.enum(['male', 'female']),
    }),
    message: z.string().max(5000, 'tooLong'),
  }),
  pages: z.array(addedDocument).min(1, FIELD_EMPTY).max(DOCUMENT_PAGES_MAX, 'tooManyPages'),
});
export type RegisterDocumentRequest = z.infer<typeof registerDocumentRequest>;
export const registerDocumentAnswer = z.strictObject({ data: z.strictObject({ hash: z.string() }) });

export const DOCUMENT_STATUS = ['pending', 'success', 'failed'] as const;
/** `GET document-generator/status/{hash}`. `attempts` and `nextAttemptAt` tell that a mail is being retried. */
export const documentStatusAnswer = z.strictObject({
  data: z.strictObject({
    status: z.enum(DOCUMENT_STATUS),
    step: z.enum(['render', 'mail', 'done']),
    attempts: z.int(),
    nextAttemptAt: z.iso.datetime().nullable(),
    pages: z.int().nullable(),
  }),
});

/** `offer/{id}`: the stored request a print run prints; readable with that print run's token only. */
export const offer = defineResource(
  'offer',
  z.object({ requestBody: registerDocumentRequest, createdAt: z.iso.datetime(), language }),
  {},
);
