import { expect, test } from 'vitest';
import { smtpFailure } from './smtp-failure.ts';

test.each([
  [
    { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 <a@b.example> unknown' },
    true,
    'SMTP 550 5.1.1 at RCPT TO',
  ],
  [{ code: 'EMESSAGE', command: 'DATA', responseCode: 552, response: '552-5.3.4 too big' }, true, 'SMTP 552 5.3.4 at DATA'],
  [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450, response: '450 greylisted' }, false, 'SMTP 450 at RCPT TO'],
  [
    { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 530, response: '530 5.7.0 log in' },
    false,
    'SMTP 530 5.7.0 at RCPT TO',
  ],
  [
    { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550, response: '550 5.7.1 not you' },
    false,
    'SMTP 550 5.7.1 at MAIL FROM',
  ],
  [{ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, false, 'SMTP 535 at AUTH PLAIN'],
  [{ code: 'ESOCKET', command: 'CONN' }, false, 'SMTP ESOCKET at CONN'],
  ['nothing known', false, 'SMTP no answer'],
])('the failure %j is final: %s', (error, permanent, reason) => {
  expect(smtpFailure(error)).toEqual({ permanent, reason });
});
