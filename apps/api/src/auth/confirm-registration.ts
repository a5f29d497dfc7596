import { confirmRegistrationRequest, doneAnswer } from '@vitrine/contract/registration.ts';
import { writeMail } from '@vitrine/jobs/send-mail.ts';
import { writeAudit } from '@vitrine/server/audit.ts';
import { type Queryable, transaction } from '@vitrine/server/database.ts';
import { hashOfCode } from '@vitrine/server/mail-code.ts';
import { giveConsent } from '../accounts/consent-repository.ts';
import { callerAddress } from '../http/caller-address.ts';
import { byNetwork, limiter } from '../http/limits.ts';
import { Problem } from '../http/problem.ts';
import { BODY_PROBLEMS, callHeaders, jsonApi, problems } from '../http/schema.ts';
import type { App, Parts } from '../parts.ts';
import {
  approverAddresses,
  closeRegistration,
  findConfirmedAccount,
  findPasswordOfCode,
  insertAccount,
  lockRegistration,
  type Registration,
} from './registration-repository.ts';

/** Staff read German; their accounts have no language of their own. */
const STAFF_LANGUAGE = 'de';

async function writeConsents(db: Queryable, registration: Registration, accountId: string, address: string) {
  const { created_at: givenAt, address: givenAddress, terms_version: terms, person } = registration;
  const given = { accountId, givenAt, givenAddress, confirmedAddress: address };
  await giveConsent(db, { ...given, purpose: 'terms', version: terms });
  if (person.newsletterVersion) await giveConsent(db, { ...given, purpose: 'newsletter', version: person.newsletterVersion });
}

async function tellApprovers(db: Queryable, accountId: string) {
  for (const recipient of await approverAddresses(db)) {
    await writeMail(db, { kind: 'account-waiting', recipient, language: STAFF_LANGUAGE, accountId, data: {} });
  }
}

/**
 * Makes the account of a mailed code and answers its id, once; of a code that has made one already, that one. Null when the
 * code does not hold or the address has another account by now.
 */
async function confirm(db: Queryable, code: string, address: string): Promise<string | null> {
  const registration = await lockRegistration(db, hashOfCode(code), address);
  if (!registration) return await findConfirmedAccount(db, hashOfCode(code));
  const accountId = await insertAccount(db, registration);
  if (!accountId) return null;
  await writeConsents(db, registration, accountId, address);
  await closeRegistration(db, registration, accountId, address);
  await writeAudit(db, {
    actor: { kind: 'account', id: accountId },
    action: 'account-registered',
    subject: { kind: 'account', id: accountId },
  });
  await tellApprovers(db, accountId);
  return accountId;
}

/** Whether a password belongs to a code; the work is the same whether or not the code holds. */
async function isPasswordOfCode({ passwords, pool, throttle }: Parts, code: string, password: string, address: string) {
  const hash = hashOfCode(code);
  const attempt = await throttle.begin({ secret: 'confirm', account: hash.toString('hex'), address });
  try {
    const right = await passwords.verify(await findPasswordOfCode(pool, hash, address), password);
    await (right ? attempt.succeeded() : attempt.failed());
    return right;
  } catch (error) {
    await attempt.withdrawn();
    throw error;
  }
}

/**
 * `POST auth/register/confirm`: the code of a mailed link and the password chosen at the registration make the account, which
 * then waits for staff. Without the password the owner of an address would confirm what a stranger has registered it with.
 */
export function confirmRegistration(app: App, parts: Parts) {
  const { knownNetworks, limits, pool } = parts;
  app.post(
    '/auth/register/confirm',
    {
      schema: {
        tags: ['auth'],
        summary: 'Confirm the address of a registration',
        description:
          'With the code of the mailed link and the password that was chosen at the registration; it makes one account and holds for 48 hours; pressed again it says so again. A wrong password uses nothing up and has the answer of a code that does not hold. The account then waits for its approval.',
        headers: callHeaders,
        body: confirmRegistrationRequest,
        response: { 200: jsonApi('The account waits for approval.', doneAnswer), ...problems(...BODY_PROBLEMS) },
      },
      onRequest: limiter(app, limits.exchange, byNetwork('confirm')),
    },
    async (request) => {
      const { code, password } = request.body;
      const right = await isPasswordOfCode(parts, code, password, request.ip);
      const done =
        right &&
        (await transaction(pool, async (db) => {
          const accountId = await confirm(db, code, callerAddress(request));
          // Code and password are both proven, as at a log-in: from here nobody else's guesses keep the person out.
          if (accountId) await knownNetworks.remember(accountId, request.ip, db);
          return accountId !== null;
        }));
      if (!done) throw new Problem('unprocessable', { fields: [{ pointer: 'password', code: 'confirmationRefused' }] });
      return { data: { success: true as const } };
    },
  );
}
