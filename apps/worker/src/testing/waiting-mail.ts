import type { MailRow } from '../mail/outbox/mail-row.ts';

const AT = new Date('2026-11-21T18:40:00Z');

/** A row of vitrine.mail that waits, for tests of how mails are composed. */
export const waitingMail = (row: Partial<MailRow> = {}): MailRow => ({
  id: 'an-id',
  recipient: 'r@kunde.example',
  kind: 'password-changed',
  language: 'de',
  accountId: null,
  data: {},
  lastError: null,
  createdAt: AT,
  sendAfter: AT,
  startedAt: null,
  unknowns: 0,
  ...row,
});
