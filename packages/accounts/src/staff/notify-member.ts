import type { Language } from '@vitrine/contract/sites.ts';
import type { Transaction } from '@vitrine/jobs/job.ts';
import { type StaffSecurityEvent, writeMail } from '@vitrine/jobs/send-mail.ts';

interface Recipient {
  email: string;
  /** Of the admin they are looking at; of what others did, the one they worked in last (staff-language.ts). */
  language: Language;
}

/** Tells a member of staff by mail, in the caller's transaction, what happened to how they log in. Answers when it is written. */
export async function notifyMember(db: Transaction, { email, language }: Recipient, event: StaffSecurityEvent): Promise<void> {
  await writeMail(db, { kind: 'staff-security', recipient: email, language, accountId: null, data: { event } });
}
