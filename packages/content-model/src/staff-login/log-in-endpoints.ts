import { AuthenticationError, addDataAndFileToRequest, type Endpoint, headersWithCors } from 'payload';
import { generatePayloadCookie } from 'payload/shared';
import { z } from 'zod';
import type { ContentEnvironment } from '../environment.ts';
import { adminLanguage } from '../records/label-text.ts';
import { logInStaff } from './log-in.ts';
import { isWrongPassword } from './prove-password.ts';
import { logInRequest } from './staff-contract.ts';

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
} as const;

const resetBody = z.object({ token: z.string().max(200).default(''), password: z.string().max(1000).default('') });

/** Instead of Payload's own: these ask for the second factor, and resetting a password opens no session. */
export const logInEndpoints = (environment: ContentEnvironment): Endpoint[] => [
  {
    path: '/login',
    method: 'post',
    async handler(req) {
      await addDataAndFileToRequest(req);
      const given = logInRequest.catch({ email: '', password: '' }).parse(req.data);
      const result = await logInStaff(req, environment, given).catch((error: unknown) => {
        // Answered here: Payload would log it as a failure, with a stack. That it happened is logged where it is found.
        if (isWrongPassword(error)) return null;
        throw error;
      });
      if (!result) {
        const { message, status } = new AuthenticationError(req.t);
        return Response.json({ errors: [{ message }] }, { status, headers: { 'Cache-Control': 'no-store' } });
      }
      if (result.step !== 'in') {
        const { step, isWrong } = result;
        const message = SAID[step][isWrong ? 'wrong' : 'asked'][adminLanguage(req)];
        const body = { errors: [{ message }], step, isWrong, ...(step === 'enrol' && { enrolment: result.enrolment }) };
        return Response.json(body, { status: 401, headers: { 'Cache-Control': 'no-store' } });
      }
      const { token, exp, user, recoveryCodes } = result;
      const { collections, config } = req.payload;
      const cookie = generatePayloadCookie({
        collectionAuthConfig: collections.staff.config.auth,
        cookiePrefix: config.cookiePrefix,
        token,
      });
      const headers = headersWithCors({ headers: new Headers({ 'Set-Cookie': cookie, 'Cache-Control': 'no-store' }), req });
      return Response.json(
        { message: req.t('authentication:passed'), exp, user, ...(recoveryCodes && { recoveryCodes }) },
        { headers },
      );
    },
  },
  {
    path: '/reset-password',
    method: 'post',
    async handler(req) {
      await addDataAndFileToRequest(req);
      const data = resetBody.catch({ token: '', password: '' }).parse(req.data);
      await req.payload.resetPassword({ collection: 'staff', data, overrideAccess: false, req });
      return Response.json({ message: req.t('authentication:passwordResetSuccessfully') });
    },
  },
];
