import { logInRequest } from '@vitrine/accounts/staff/staff-contract.ts';
import { AuthenticationError, type Endpoint, headersWithCors, type PayloadRequest } from 'payload';
import { generatePayloadCookie } from 'payload/shared';
import { z } from 'zod';
import { jsonBody } from '../access/staff-endpoint.ts';
import type { ContentEnvironment } from '../environment.ts';
import { refusal } from '../hooks/refusal.ts';
import { adminLanguage } from '../records/label-text.ts';
import { TooManyWait } from './hash-limit.ts';
import { logInStaff } from './log-in.ts';
import { askForNewPassword, setPasswordByLink } from './password-reset.ts';
import { MustWait } from './staff-throttle.ts';

const SAID = {
  code: {
    asked: { de: 'Bitte geben Sie den Code Ihrer Authenticator-App an.', en: 'Please give the code of your authenticator app.' },
    wrong: {
      de: 'Dieser Code ist falsch oder wurde schon verwendet.',
      en: 'This code is wrong or has been used already.',
    },
  },
  enrol: {
    asked: { de: 'Bitte richten Sie zuerst eine Authenticator-App ein.', en: 'Please set up an authenticator app first.' },
    wrong: {
      de: 'Dieser Code ist falsch. Bitte versuchen Sie den nächsten.',
      en: 'This code is wrong. Please try the next one.',
    },
  },
  busy: {
    de: 'Gerade melden sich sehr viele Personen an. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
    en: 'A lot of people are logging in at the moment. Please try again in a few seconds.',
  },
  link: {
    de: 'Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an.',
    en: 'This link is no longer valid. Please ask for a new one.',
  },
} as const;

const NO_STORE = { 'Cache-Control': 'no-store' };
const forgotBody = z.object({ email: z.string().max(320) }).catch({ email: '' });
const resetBody = z.object({ token: z.string().max(200), password: z.string().max(1000) }).catch({ token: '', password: '' });

const refused = (message: string, status: number, more: object = {}) =>
  Response.json({ errors: [{ message }], ...more }, { status, headers: NO_STORE });

function later(answer: Response, seconds: number): Response {
  answer.headers.set('Retry-After', String(seconds));
  return answer;
}

/**
 * An endpoint of ours in the place of Payload's. It takes JSON and no forms, which a page of another origin could send. That somebody
 * has to wait is an answer, not a failure to log.
 */
const endpoint = (path: string, work: (req: PayloadRequest, given: unknown) => Promise<Response>): Endpoint => ({
  path,
  method: 'post',
  async handler(req) {
    return work(req, await jsonBody(req)).catch((error: unknown) => {
      if (error instanceof MustWait) return later(refused(error.message, 429), error.seconds);
      if (error instanceof TooManyWait) return later(refused(SAID.busy[adminLanguage(req)], 503), 2);
      throw error;
    });
  },
});

async function logIn(req: PayloadRequest, given: unknown, environment: ContentEnvironment): Promise<Response> {
  const result = await logInStaff(req, environment, logInRequest.catch({ email: '', password: '' }).parse(given));
  if (!result) {
    const { message, status } = new AuthenticationError(req.t);
    return refused(message, status);
  }
  if (result.step !== 'in') {
    const { step, isWrong } = result;
    const message = SAID[step][isWrong ? 'wrong' : 'asked'][adminLanguage(req)];
    return refused(message, 401, { step, isWrong, ...(step === 'enrol' && { enrolment: result.enrolment }) });
  }
  const { token, exp, recoveryCodes } = result;
  const { collections, config } = req.payload;
  const cookie = generatePayloadCookie({
    collectionAuthConfig: collections.staff.config.auth,
    cookiePrefix: config.cookiePrefix,
    token,
  });
  const headers = headersWithCors({ headers: new Headers({ 'Set-Cookie': cookie, ...NO_STORE }), req });
  return Response.json({ message: req.t('authentication:passed'), exp, ...(recoveryCodes && { recoveryCodes }) }, { headers });
}

async function forgot(req: PayloadRequest, given: unknown): Promise<Response> {
  await askForNewPassword(req, forgotBody.parse(given).email);
  return Response.json({ message: req.t('general:success') }, { headers: NO_STORE });
}

async function reset(req: PayloadRequest, given: unknown): Promise<Response> {
  const done = await setPasswordByLink(req, resetBody.parse(given));
  if (done === 'link') return refused(SAID.link[adminLanguage(req)], 403);
  if (done !== 'done') throw refusal('staff', 'password', done.password, req);
  return Response.json({ message: req.t('authentication:passwordResetSuccessfully') }, { headers: NO_STORE });
}

/** Instead of Payload's own: these ask for the second factor, tell nobody which addresses are of staff, and open no session by mail. */
export const logInEndpoints = (environment: ContentEnvironment): Endpoint[] => [
  endpoint('/login', (req, given) => logIn(req, given, environment)),
  endpoint('/forgot-password', forgot),
  endpoint('/reset-password', reset),
];
