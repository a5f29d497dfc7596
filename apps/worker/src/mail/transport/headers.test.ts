import type { SendMailOptions } from 'nodemailer';
import { expect, test } from 'vitest';
import { composeMail as composeDocument } from '../../documents/mail/compose.ts';
import { documentBody } from '../../testing/requests.ts';
import { waitingMail } from '../../testing/waiting-mail.ts';
import { composeMail } from '../templates/compose.ts';
import { linksOf } from '../templates/links.ts';
import { templatesIn } from '../templates/templates.ts';
import { addressOf, messageId, nameOf, oneLine } from './headers.ts';

const LINES = '\r\nBcc: all@example.com\u2028X: y\u2029\0\u0085Z: z';
const ONE_LINE = ' Bcc: all@example.com X: y Z: z';
const MAIL_FROM = 'Vitrine <vitrine@varnholt.example>';
const AT = new Date('2026-11-21T18:40:00Z');

/** What goes into the header, before the library that sends it has a say. */
const headersOf = ({ text: _text, html: _html, attachments: _files, ...headers }: SendMailOptions) => JSON.stringify(headers);

test('what ends a line becomes a space', () => {
  expect(oneLine(`Eve${LINES}`)).toBe(`Eve${ONE_LINE}`);
  expect(oneLine(`${LINES}\n`)).toBe(ONE_LINE.trim());
});

test('the setting of the sender is read as one address', () => {
  expect([nameOf(MAIL_FROM), addressOf(MAIL_FROM)]).toEqual(['Vitrine', 'vitrine@varnholt.example']);
  expect(messageId('an-id', MAIL_FROM)).toBe('<an-id@varnholt.example>');
});

test('no line of the database is handed over for the header of a mail about accounts', async () => {
  const message = {
    ...templatesIn('de', linksOf('http://127.0.0.1:4000', 'de')).passwordChanged(AT),
    subject: `Betreff${LINES}`,
  };
  const composed = await composeMail(
    waitingMail({ recipient: `r@kunde.example${LINES}` }),
    { kind: 'ready', language: 'de', person: null, name: `Eve${LINES}`, message, replyTo: `e@kunde.example${LINES}` },
    null,
    MAIL_FROM,
  );
  expect(composed.subject).toBe(`Betreff${ONE_LINE}`);
  expect(composed.to).toEqual({ name: `Eve${ONE_LINE}`, address: `r@kunde.example${ONE_LINE}` });
  expect(composed.replyTo).toEqual({ name: '', address: `e@kunde.example${ONE_LINE}` });
  expect(headersOf(composed)).not.toMatch(/\\[rnu]|[\u2028\u2029\u0085]/);
});

test('no line of the database is handed over for the header of the mail of a document', async () => {
  const body = documentBody(['/product/a-1']);
  const customer = { ...body.meta.customer, firstname: `Eve${LINES}`, lastname: `X${LINES}`, company: `C${LINES}` };
  const composed = await composeDocument({
    request: {
      hash: 'an-id',
      accountId: 'an-account',
      site: 'de',
      body: { ...body, meta: { ...body.meta, customer } },
      sender: {
        gender: 'm',
        firstname: `Vera${LINES}`,
        lastname: 'Y',
        company: `S${LINES}`,
        position: null,
        phone: null,
        email: `e@kunde.example${LINES}`,
        kind: 'customer',
      },
      step: 'mail',
      status: 'pending',
      attempts: 0,
      nextAttemptAt: null,
      lastError: null,
      pages: 1,
      fileKey: null,
      createdAt: AT,
      startedAt: null,
      printTimeouts: 0,
      unknowns: 0,
    },
    texts: null,
    pdf: Buffer.from('pdf'),
    pages: 1,
    mailFrom: MAIL_FROM,
  });
  expect(composed.to).toMatchObject({ name: `Eve${ONE_LINE} X${ONE_LINE}` });
  expect(composed.replyTo).toMatchObject({ address: `e@kunde.example${ONE_LINE}` });
  expect(headersOf(composed)).not.toMatch(/\\[rnu]|[\u2028\u2029\u0085]/);
});
