import { giveConsent } from '@vitrine/accounts/customers/consent-repository.ts';
import {
  closeRegistration,
  findConfirmedAccount,
  findPasswordOfCode,
  insertAccount,
  lockRegistration,
  type Registration,
  readApprovers,
} from '@vitrine/accounts/customers/registration-repository.ts';
import { hashOfCode } from '@vitrine/accounts/mailed-codes/mail-code.ts';
import { askerAt } from '@vitrine/accounts/throttle/asker.ts';
import { confirmRegistrationRequest, doneAnswer } from '@vitrine/contract/registration.ts';
import { writeMail } from '@vitrine/jobs/send-mail.ts';
import { writeAudit } from '@vitrine/server/audit.ts';
import { type Queryable, transaction } from '@vitrine/server/database.ts';
import type { ApiContext, App } from '../context.ts';
import { callerAddress } from '../http/caller-address.ts';
import { byNetwork, limiter } from '../http/limits.ts';
import { Problem } from '../http/problem.ts';
import { BODY_PROBLEMS, callHeaders, jsonApi, problems } from '../http/schema.ts';

async function writeConsents(db: Queryable, registration: Registration, accountId: string, address: string) {
  const { created_at: givenAt, address: givenAddress, terms_version: terms, person } = registration;
  const given = { accountId, givenAt, givenAddress, confirmedAddress: address };
  await giveConsent(db, { ...given, purpose: 'terms', version: terms });
  if (person.newsletterVersion) await giveConsent(db, { ...given, purpose: 'newsletter', version: person.newsletterVersion });
}

async function notifyApprovers(db: Queryable, accountId: string) {
  for (const { email: recipient, language } of await readApprovers(db)) {
    await writeMail(db, { kind: 'account-waiting', recipient, language, accountId, data: {} });
  }
}

/**
 * Makes the account of a mailed code and answers its id, once; of a code whose address has been confirmed already, that one. Null when
 * the code does not hold, the address has another account by now, or the password of the code is not the `verified` one any more:
 * another link of the address was pressed meanwhile.
 */
async function confirm(db: Queryable, code: Buffer, verified: string, address: string): Promise<string | null> {
  const registration = await lockRegistration(db, code, address);
  const present = registration?.password_hash ?? (await findPasswordOfCode(db, code, address));
  if (present !== verified) return null;
  if (!registration) return await findConfirmedAccount(db, code);
  const accountId = await insertAccount(db, registration);
  if (!accountId) return null;
  await writeConsents(db, registration, accountId, address);
  await closeRegistration(db, registration, accountId, address);
  await writeAudit(db, {
    actor: { kind: 'account', id: accountId },
    action: 'account-registered',
    subject: { kind: 'account', id: accountId },
  });
  await notifyApprovers(db, accountId);
  return accountId;
}

/** The hash of a code's password when it is this one, else null; the work is the same whether or not the code holds. */
async function verifyStaffPassword({ passwords, pool, throttle }: ApiContext, code: Buffer, password: string, address: string) {
  const attempt = await throttle.begin({ secret: 'confirm', account: code.toString('hex'), address });
  try {
    const hash = await findPasswordOfCode(pool, code, address);
    const right = await passwords.verify(askerAt(address), hash, password);
    await (right ? attempt.succeeded() : attempt.failed());
    return right ? hash : null;
  } catch (error) {
    await attempt.withdrawn();
    throw error;
  }
}

/**
 * `POST auth/register/confirm`: the code of a mailed link and the password chosen at the registration make the account, which
 * then waits for staff. Without the password the owner of an address would confirm what a stranger has registered it with.
 */
export function confirmRegistration(app: App, context: ApiContext) {
  const { trustedNetworks, limits, pool } = context;
  app.post(
    '/auth/register/confirm',
    {
      schema: {
        tags: ['auth'],
        summary: 'Confirm the address of a registration',
        description:
          'With the code of the mailed link and the password that was chosen at the registration; it makes one account and holds for 48 hours; pressed again it says so again, and so does another link of the address, with the password of the account. A wrong password uses nothing up and has the answer of a code that does not hold. The account then waits for its approval.',
        headers: callHeaders,
        body: confirmRegistrationRequest,
        response: { 200: jsonApi('The account waits for approval.', doneAnswer), ...problems(...BODY_PROBLEMS) },
      },
      onRequest: limiter(app, limits.exchange, byNetwork('confirm')),
    },
    async (request) => {
      const code = hashOfCode(request.body.code);
      const verified = await verifyStaffPassword(context, code, request.body.password, request.ip);
      const done =
        verified !== null &&
        (await transaction(pool, async (db) => {
          const accountId = await confirm(db, code, verified, callerAddress(request));
          // Code and password are both verified, as at a log-in: from here guesses of others do not keep the person out.
          if (accountId) await trustedNetworks.remember(accountId, request.ip, db);
          return accountId !== null;
        }));
      if (!done) throw new Problem('unprocessable', { fields: [{ pointer: 'password', code: 'confirmationRefused' }] });
      return { data: { success: true as const } };
    },
  );
}
