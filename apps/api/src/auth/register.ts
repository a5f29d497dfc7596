import { randomUUID } from 'node:crypto';
import { keepConsentText } from '@vitrine/accounts/customers/consent-repository.ts';
import { isRegistrationCountry } from '@vitrine/accounts/customers/country-repository.ts';
import { insertRegistration, personOf } from '@vitrine/accounts/customers/registration-repository.ts';
import { hashOfCode, mailCode } from '@vitrine/accounts/mailed-codes/mail-code.ts';
import { newPasswordProblems } from '@vitrine/accounts/passwords/new-password-problems.ts';
import { askerAt } from '@vitrine/accounts/throttle/asker.ts';
import { doneAnswer, type RegisterRequest, registerRequest } from '@vitrine/contract/registration.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { writeAskedMail } from '@vitrine/jobs/asked-mail.ts';
import { transaction } from '@vitrine/server/database.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { newsletterOf, termsOf } from '../accounts/consent-texts.ts';
import type { ApiContext, App } from '../context.ts';
import { callerAddress } from '../http/caller-address.ts';
import { formBooleans } from '../http/form-booleans.ts';
import { byNetwork, limiter } from '../http/limits.ts';
import type { FieldProblem } from '../http/problem.ts';
import { refusedFields, textIn, throwRefused } from '../http/refused-fields.ts';
import { BODY_PROBLEMS, callHeaders, jsonApi, problems } from '../http/schema.ts';
import { requireSite } from '../http/site-language.ts';
import { mayMail } from './may-mail.ts';

const body = registerRequest.check(
  z.meta({
    examples: [
      {
        gender: 'f',
        firstname: 'Anna',
        lastname: 'Beispiel',
        company: 'Metzgerei Beispiel',
        phone: '+49 7161 555-0',
        countryId: 'DE',
        email: 'einkauf@metzgerei.example',
        password: 'vier schöne rote Rosen',
        password_confirmation: 'vier schöne rote Rosen',
        acceptTerms: true,
        newsletter: false,
      },
    ],
  }),
);

/** Everything that is wrong with a registration: what the schema says, and what only we can tell. */
async function wrongFields(request: FastifyRequest, { pool }: ApiContext): Promise<FieldProblem[]> {
  const read = (name: string) => textIn(request.body, name);
  const fields = refusedFields(request);
  const owner = { firstname: read('firstname'), lastname: read('lastname'), company: read('company'), email: read('email') };
  const password = read('password');
  const codes = password ? await newPasswordProblems(password, owner) : [];
  const countryId = read('countryId');
  const isKnown = !countryId || (await isRegistrationCountry(pool, countryId));
  return [
    ...fields,
    ...codes.map((code) => ({ pointer: 'password', code })),
    ...(isKnown ? [] : [{ pointer: 'countryId', code: 'noValidCountry' }]),
  ];
}

/**
 * Writes the registration and its mail; the worker looks whether the address has an account. When no more mails may go there the
 * registration is kept all the same: any link that was mailed opens it (registration-repository.ts).
 */
async function store(context: ApiContext, given: RegisterRequest, site: Language, request: Pick<FastifyRequest, 'ip'>) {
  const { environment, passwords, pool, release } = context;
  const [terms, newsletter] = [termsOf(release, site), newsletterOf(site)];
  const passwordHash = await passwords.hash(askerAt(request.ip), given.password);
  // After the hash, for which there may be no place: that uses no mail up.
  const isMailed = await mayMail(context, 'registration', { mailbox: given.email, ip: request.ip });
  const id = randomUUID();
  await transaction(pool, async (db) => {
    await keepConsentText(db, terms);
    await keepConsentText(db, newsletter);
    await insertRegistration(db, {
      id,
      email: given.email,
      person: personOf(given, newsletter.version),
      passwordHash,
      language: site,
      code: hashOfCode(mailCode(environment.secret, 'registration', id)),
      termsVersion: terms.version,
      address: callerAddress(request),
    });
    await writeAskedMail(db, isMailed, {
      kind: 'registration',
      recipient: given.email,
      language: site,
      accountId: null,
      data: { registrationId: id },
    });
  });
}

/**
 * `POST auth/register`. An account is made only when its address is confirmed; what is done and answered here is the same for
 * every address, whether or not it has an account.
 */
export function register(app: App, context: ApiContext) {
  const { limits } = context;
  app.post(
    '/auth/register',
    {
      schema: {
        tags: ['auth'],
        summary: 'Register',
        description:
          'JSON, or the same form-encoded with 1 and 0 for acceptTerms and newsletter. Sends a mail with a link to confirm the address; the answer is the same for every address, and few mails an hour go to one. `password` may have several errors.',
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        headers: callHeaders,
        body,
        response: { 201: jsonApi('A mail is on its way.', doneAnswer), ...problems(...BODY_PROBLEMS) },
      },
      attachValidation: true,
      onRequest: limiter(app, limits.mails, byNetwork('mails')),
      preValidation: formBooleans('acceptTerms', 'newsletter'),
    },
    async (request, reply) => {
      const site = requireSite(request);
      throwRefused(await wrongFields(request, context));
      await store(context, request.body, site, request);
      return reply.code(201).send({ data: { success: true as const } });
    },
  );
}
