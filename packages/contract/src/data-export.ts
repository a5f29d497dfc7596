import * as z from 'zod/mini';
import { language } from './sites.ts';

const time = z.iso.datetime();
const times = z.nullable(time);

/**
 * `GET user/current/export`: everything that is held about the person, as a file (GDPR Art. 15 and 20). Left out are only what
 * would open the account (hashes of passwords, tokens and codes) and who of the staff did something.
 */
export const dataExport = z.strictObject({
  exportedAt: time,
  account: z.strictObject({
    id: z.string(),
    gender: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    company: z.string(),
    position: z.nullable(z.string()),
    email: z.string(),
    phone: z.nullable(z.string()),
    /** ISO 3166-1 alpha-2 */
    country: z.nullable(z.string()),
    language,
    kind: z.string(),
    state: z.string(),
    createdAt: time,
    updatedAt: time,
  }),
  registrations: z.array(
    z.strictObject({
      person: z.record(z.string(), z.unknown()),
      address: z.string(),
      createdAt: time,
      confirmedAt: times,
      confirmedAddress: z.nullable(z.string()),
    }),
  ),
  consents: z.array(
    z.strictObject({
      purpose: z.string(),
      /** As a person reads it. */
      text: z.string(),
      givenAt: time,
      givenAddress: z.nullable(z.string()),
      confirmedAt: time,
      confirmedAddress: z.nullable(z.string()),
      withdrawnAt: times,
      withdrawnAddress: z.nullable(z.string()),
    }),
  ),
  sessions: z.array(
    z.strictObject({
      userAgent: z.nullable(z.string()),
      longTerm: z.boolean(),
      startedAt: time,
      lastUsedAt: time,
      expiresAt: time,
      endedAt: times,
    }),
  ),
  /** When networks the account was logged in to from were last seen; the networks themselves are not readable. */
  trustedNetworks: z.array(z.strictObject({ seenAt: time })),
  documents: z.array(
    z.strictObject({
      hash: z.string(),
      site: z.string(),
      request: z.unknown(),
      sender: z.unknown(),
      status: z.string(),
      createdAt: time,
      mailedAt: times,
    }),
  ),
  /** News that was shown to the person. */
  seenNews: z.array(z.strictObject({ id: z.string(), seenAt: time })),
  mails: z.array(
    z.strictObject({
      kind: z.string(),
      recipient: z.nullable(z.string()),
      state: z.string(),
      createdAt: time,
      sentAt: times,
    }),
  ),
  passwordResets: z.array(z.strictObject({ createdAt: time, expiresAt: time, usedAt: times })),
  decisions: z.array(z.strictObject({ decision: z.string(), reason: z.nullable(z.string()), createdAt: time, undoneAt: times })),
  deletionRequests: z.array(z.strictObject({ requestedAt: time, dueAt: time, withdrawnAt: times, doneAt: times })),
  /** What happened to the account, from the audit log. */
  events: z.array(z.strictObject({ at: time, by: z.string(), action: z.string() })),
});
export type DataExport = z.infer<typeof dataExport>;
