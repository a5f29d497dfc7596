import { DOCUMENT_FAILURES } from '@vitrine/contract/documents.ts';
import { language } from '@vitrine/contract/sites.ts';
import { z } from 'zod';

/** Below Payload's REST API. */
export const DESK_API = '/cms-api/accounts/desk';
/** Path of the view below the admin's. */
export const DESK_PATH = '/desk';

/** Seconds a decision can be taken back: so long its mail waits. */
export const UNDO_SECONDS = 10;
/** What is decided in one call. */
export const DECISIONS_MAX = 100;
export const TEXT_MAX = 2000;

/** What is pasted out of documents and tables: tabs, and lines that end without a paragraph. */
const pasted = (text: string) => text.replaceAll('\t', ' ').replace(/[\v\f]/g, '\n');

/** A reason or a question as it is mailed: some lines, nothing that is not a character; tabs become blanks. */
export const mailedText = z
  .string()
  .overwrite(pasted)
  .trim()
  .min(1)
  .max(TEXT_MAX)
  .regex(/^[^\p{Cc}\p{Cs}]*(?:\r?\n[^\p{Cc}\p{Cs}]*)*$/u);

const accountState = z.enum(['pending', 'active', 'declined', 'blocked']);
export type AccountState = z.infer<typeof accountState>;

/** Why another account may be the same person or company. */
const similarity = z.enum(['domain', 'name', 'company', 'phone']);
export type Similarity = z.infer<typeof similarity>;

const alikeAccount = z.object({
  id: z.string(),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  state: accountState,
  because: z.array(similarity),
});
export type AlikeAccount = z.infer<typeof alikeAccount>;

const waitingAccount = z.object({
  id: z.string(),
  gender: z.enum(['m', 'f']),
  name: z.string(),
  company: z.string(),
  country: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  language,
  newsletter: z.boolean(),
  registeredAt: z.iso.datetime(),
  confirmedAt: z.iso.datetime(),
  /** The last question that staff asked; its answer comes by mail. */
  asked: z.object({ at: z.iso.datetime(), by: z.string().nullable(), question: z.string() }).nullable(),
  /** The likeliest few, and how many there are. */
  alike: z.array(alikeAccount),
  alikeTotal: z.int(),
});
export type WaitingAccount = z.infer<typeof waitingAccount>;

/** `GET queue`: confirmed accounts that wait, oldest first; `total` may be more than are listed. */
export const queueAnswer = z.object({ accounts: z.array(waitingAccount), total: z.int() });

const decision = z.discriminatedUnion('decision', [
  z.strictObject({ accountId: z.uuid(), decision: z.literal('approve') }),
  z.strictObject({ accountId: z.uuid(), decision: z.literal('decline'), text: mailedText }),
  z.strictObject({ accountId: z.uuid(), decision: z.literal('ask'), text: mailedText }),
]);
export type Decision = z.infer<typeof decision>;
export type DecisionKind = Decision['decision'];

/** `POST decisions`. */
export const decisionsRequest = z.strictObject({ decisions: z.array(decision).min(1).max(DECISIONS_MAX) });

const decisionOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('done'), accountId: z.string(), decisionId: z.string() }),
  /** Somebody else was faster: what the account is now, and who it was as far as is known. */
  z.object({ outcome: z.literal('decided'), accountId: z.string(), state: accountState, by: z.string().nullable() }),
  z.object({ outcome: z.literal('gone'), accountId: z.string() }),
]);
export type DecisionOutcome = z.infer<typeof decisionOutcome>;
export const decisionsAnswer = z.object({ results: z.array(decisionOutcome) });

/** `POST accounts/:id/state`: what the account's record offers; `from`: the state that was shown there. */
export const stateChange = z.strictObject({ from: accountState, to: z.enum(['active', 'blocked']) });
export type StateChange = z.infer<typeof stateChange>;
/** `done` is false when the account was changed in the meantime; `updatedAt`: what the open form has to know of it. */
export const stateChangeAnswer = z.discriminatedUnion('done', [
  z.object({ done: z.literal(true), updatedAt: z.iso.datetime() }),
  z.object({ done: z.literal(false) }),
]);
export type StateChangeOutcome = z.infer<typeof stateChangeAnswer>;

/** `POST undo`. */
export const undoRequest = z.strictObject({ decisionIds: z.array(z.uuid()).min(1).max(DECISIONS_MAX) });
const undoOutcome = z.object({ decisionId: z.string(), undone: z.boolean() });
export const undoAnswer = z.object({ results: z.array(undoOutcome) });

const deskMail = z.object({
  id: z.string(),
  kind: z.string(),
  recipient: z.string().nullable(),
  accountId: z.string().nullable(),
  state: z.enum(['pending', 'failed']),
  attempts: z.int(),
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
  sendAfter: z.iso.datetime(),
});
export type DeskMail = z.infer<typeof deskMail>;
/** `GET mails`: what has failed or waits, failed ones first; `isHeld`: none goes out at present. */
export const mailsAnswer = z.object({ mails: z.array(deskMail), total: z.int(), isHeld: z.boolean() });

const deskDocument = z.object({
  id: z.string(),
  recipient: z.string(),
  company: z.string(),
  sender: z.string(),
  accountId: z.string(),
  failure: z.enum(DOCUMENT_FAILURES).nullable(),
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** It has not failed: it is printed and waits while mail is held. */
  isHeld: z.boolean(),
});
export type DeskDocument = z.infer<typeof deskDocument>;
/** `GET documents`: what has failed and can be tried again, then the `held` ones that wait while mail is held; newest first. */
export const documentsAnswer = z.object({ documents: z.array(deskDocument), total: z.int(), held: z.int() });

/** `GET mail-hold`: whether mails go out; `paused`: since when by whom; `isHeldBySetting`: a worker runs with VITRINE_MAIL=hold. */
export const mailHoldAnswer = z.object({
  isHeldBySetting: z.boolean(),
  paused: z.object({ at: z.iso.datetime(), by: z.string().nullable() }).nullable(),
  /** Mails of accounts and documents that wait. */
  waiting: z.int(),
});
export type MailHold = z.infer<typeof mailHoldAnswer>;
/** `POST mail-hold`. */
export const mailHoldRequest = z.strictObject({ isPaused: z.boolean() });

const deletion = z.object({
  id: z.string(),
  accountId: z.string(),
  name: z.string().nullable(),
  company: z.string().nullable(),
  email: z.string().nullable(),
  requestedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
});
export type DeskDeletion = z.infer<typeof deletion>;
/** `GET deletions`: open requests, the one that is due first first. */
export const deletionsAnswer = z.object({ deletions: z.array(deletion) });

/** `POST mails/:id/send`, `documents/:id/again`, `mail-hold` and `deletions/:id/carry-out`: false when somebody or the clock was faster. */
export const doneAnswer = z.object({ done: z.boolean() });

const auditWho = z.object({ kind: z.string(), id: z.string().nullable(), name: z.string().nullable() });
const auditEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  actor: auditWho,
  action: z.string(),
  subject: auditWho.nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  /** What the person was told with a refusal, or asked; it goes with the account, the line stays. */
  reason: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** Query of `GET audit`. `who`: `staff:<id>`, `account` or `system`; days are those of UTC. `before`: the last entry of the page above. */
export const auditQuery = z.object({
  who: z.union([z.literal(['account', 'system']), z.string().regex(/^staff:[0-9a-f-]{36}$/)]).optional(),
  what: z.string().max(100).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
});
export type AuditQuery = z.infer<typeof auditQuery>;

/** `GET audit`, newest first, with what can be filtered by. */
export const auditAnswer = z.object({
  entries: z.array(auditEntry),
  more: z.boolean(),
  actions: z.array(z.string()),
  staff: z.array(z.object({ id: z.string(), name: z.string() })),
});
