import { hashOfCode, mailCode } from '@vitrine/accounts/mailed-codes/mail-code.ts';
import type { Gender } from '@vitrine/contract/salutation.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { MAIL_DATA, type MailKind } from '@vitrine/jobs/send-mail.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import { linksOf } from '../templates/links.ts';
import { type Message, templatesIn } from '../templates/templates.ts';
import type { MailsContext } from './context.ts';
import type { MailRow } from './mail-row.ts';
import {
  type Account,
  findAccount,
  findAccountOf,
  findDecider,
  findRefusal,
  findRegistration,
  findStaffOf,
  isApproverNow,
  removeRegistration,
  storeRegistrationCode,
} from './people.ts';
import { isLinkEnded, isWaitedFor, storeReset } from './reset-links.ts';

interface Ready {
  kind: 'ready';
  language: Language;
  /** Who is greeted; null: the reader, without a name. */
  person: { gender: Gender; lastname: string } | null;
  /** Name beside the address in the header; null for names that were not confirmed. */
  name: string | null;
  message: Message;
  replyTo: string | null;
  /** Done in the transaction that stores that the mail was sent. */
  onSent?: (db: Queryable) => Promise<void>;
}

export type Prepared =
  | Ready
  /** There is nothing to say, or no recipient. */
  | { kind: 'nothing' }
  /** What it would say has gone by. */
  | { kind: 'late' };

const NOTHING: Prepared = { kind: 'nothing' };
interface Preparation {
  context: MailsContext;
  db: Queryable;
  mail: MailRow;
}

const templates = ({ environment }: MailsContext, language: Language) =>
  templatesIn(language, linksOf(environment.publicUrl, language));

const toAccount = (
  { context }: Preparation,
  { gender, firstname, lastname }: Account,
  language: Language,
  message: Message,
): Ready => ({
  kind: 'ready',
  language,
  person: { gender, lastname },
  name: `${firstname} ${lastname}`,
  message,
  replyTo: context.environment.accountsMail,
});

/** To the owner of an account: that there is one; where it was declined or blocked, that it was, why, and whom to ask. */
async function registrationKnown(given: Preparation, account: Account): Promise<Ready> {
  const { context, db } = given;
  const { id, language, state } = account;
  const say = templates(context, language);
  if (state !== 'declined' && state !== 'blocked') return toAccount(given, account, language, say.registrationKnown());
  const { reason, decider } = await findRefusal(db, id);
  const told = toAccount(given, account, language, say.registrationRefused(state, state === 'declined' ? reason : null));
  return { ...told, replyTo: told.replyTo ?? (state === 'declined' ? decider : null) };
}

async function registration(given: Preparation, id: string): Promise<Prepared> {
  const { context, db, mail } = given;
  const found = await findRegistration(db, id);
  if (!found) return NOTHING;
  if (found.expiresAt <= new Date()) return { kind: 'late' };
  const account = await findAccountOf(db, found.email);
  if (account) {
    const known = await registrationKnown(given, account);
    return { ...known, onSent: (transaction) => removeRegistration(transaction, id) };
  }
  const code = mailCode(context.environment.secret, 'registration', id);
  await storeRegistrationCode(db, id, hashOfCode(code));
  return {
    kind: 'ready',
    language: mail.language,
    person: found.person,
    name: null,
    message: templates(context, mail.language).registration(code, found.expiresAt),
    replyTo: context.environment.accountsMail,
  };
}

/** Only for a member of staff there is. */
async function staffPasswordReset({ context, db, mail }: Preparation): Promise<Prepared> {
  const staffId = await findStaffOf(db, mail.recipient);
  if (staffId === null) return NOTHING;
  if (!isWaitedFor(mail) || (await isLinkEnded(db, 'staff', staffId, mail.createdAt))) return { kind: 'late' };
  const code = await storeReset(db, context.environment.secret, 'staff', mail, staffId);
  const message = templates(context, mail.language).staffPasswordReset(code, mail.id);
  return { kind: 'ready', language: mail.language, person: null, name: null, message, replyTo: null };
}

/**
 * A person who still waits for approval gets a code too: log-in tells them what is waited for only after the right password. Who
 * was declined or blocked gets none and is told so; only the owner of the address learns it.
 */
async function passwordReset(given: Preparation): Promise<Prepared> {
  const { context, db, mail } = given;
  const account = await findAccountOf(db, mail.recipient);
  if (!account) return NOTHING;
  if (!isWaitedFor(mail)) return { kind: 'late' };
  const { language } = account;
  const say = templates(context, language);
  if (account.state === 'declined' || account.state === 'blocked')
    return toAccount(given, account, language, say.passwordResetRefused());
  if (await isLinkEnded(db, 'account', account.id, mail.createdAt)) return { kind: 'late' };
  const code = await storeReset(db, context.environment.secret, 'account', mail, account.id);
  return toAccount(given, account, language, say.passwordReset(code, mail.id));
}

type Say = (templates: ReturnType<typeof templatesIn>) => Message;

/** A mail to the person whose account it is about, in the language it was written for; `state`: only as long as it is that. */
async function aboutAccount(given: Preparation, say: Say, state?: Account['state']): Promise<Prepared> {
  const { context, db, mail } = given;
  const account = await findAccount(db, mail.accountId);
  if (!account || (state && account.state !== state)) return NOTHING;
  return toAccount(given, account, mail.language, say(templates(context, mail.language)));
}

/** Only to who may know it: a member of staff may have left since it was written, or have another role. */
async function accountWaiting({ context, db, mail }: Preparation): Promise<Prepared> {
  const account = await findAccount(db, mail.accountId);
  if (account?.state !== 'pending' || !(await isApproverNow(db, mail.recipient))) return NOTHING;
  const { firstname, lastname, company, email, country } = account;
  const person = { name: `${firstname} ${lastname}`, company, email, country: country?.[mail.language] ?? '' };
  return {
    kind: 'ready',
    language: mail.language,
    person: null,
    name: null,
    message: templates(context, mail.language).accountWaiting(person),
    replyTo: null,
  };
}

/** Answers to what a member of staff wrote go to ACCOUNTS_MAIL, or to them. */
async function decided(given: Preparation, say: Say, state: Account['state']): Promise<Prepared> {
  const ready = await aboutAccount(given, say, state);
  if (ready.kind !== 'ready') return ready;
  return { ...ready, replyTo: ready.replyTo ?? (await findDecider(given.db, given.mail.id)) };
}

const PREPARE: { [K in MailKind]: (given: Preparation) => Promise<Prepared> } = {
  registration: (given) => registration(given, MAIL_DATA.registration.parse(given.mail.data).registrationId),
  'password-reset': passwordReset,
  'staff-password-reset': staffPasswordReset,
  'password-changed': (given) => aboutAccount(given, (say) => say.passwordChanged(given.mail.createdAt)),
  'address-changed': (given) => aboutAccount(given, (say) => say.addressChanged(given.mail.createdAt)),
  'account-waiting': accountWaiting,
  // What was decided may be over when it could be sent: the account was blocked meanwhile, or the decision changed.
  'account-approved': (given) => aboutAccount(given, (say) => say.accountApproved(), 'active'),
  'account-declined': (given) =>
    decided(given, (say) => say.accountDeclined(MAIL_DATA['account-declined'].parse(given.mail.data).reason), 'declined'),
  'account-question': (given) =>
    decided(given, (say) => say.accountQuestion(MAIL_DATA['account-question'].parse(given.mail.data).question), 'pending'),
  'deletion-requested': (given) =>
    aboutAccount(given, (say) => say.deletionRequested(new Date(MAIL_DATA['deletion-requested'].parse(given.mail.data).dueAt))),
  'deletion-done': async ({ context, mail }) => ({
    kind: 'ready',
    language: mail.language,
    person: MAIL_DATA['deletion-done'].parse(mail.data),
    name: null,
    message: templates(context, mail.language).deletionDone(mail.createdAt),
    replyTo: context.environment.accountsMail,
  }),
  'staff-security': async ({ context, mail }) => ({
    kind: 'ready',
    language: mail.language,
    person: null,
    name: null,
    message: templates(context, mail.language).staffSecurity(MAIL_DATA['staff-security'].parse(mail.data).event, mail.createdAt),
    replyTo: null,
  }),
};

/** What a mail says, from what is known when it is sent. */
export const prepare = (context: MailsContext, db: Queryable, mail: MailRow): Promise<Prepared> =>
  PREPARE[mail.kind]({ context, db, mail });
