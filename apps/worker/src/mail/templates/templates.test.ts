import { LANGUAGES } from '@vitrine/contract/sites.ts';
import { staffSecurityEvent } from '@vitrine/jobs/send-mail.ts';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { waitingMail } from '../../testing/waiting-mail.ts';
import { PUBLIC_URL } from '../../testing/worker-in-process.ts';
import { composeMail } from './compose.ts';
import { linksOf } from './links.ts';
import { type Message, templatesIn } from './templates.ts';

const CODE = 'dGhpc2lzYWNvZGVvZjQzY2hhcmFjdGVycw-_abcdefg';
const AT = new Date('2026-11-21T18:40:00Z');

const messages = (language: (typeof LANGUAGES)[number]): Record<string, Message> => {
  const say = templatesIn(language, linksOf(PUBLIC_URL, language));
  return {
    registration: say.registration(CODE, AT),
    registrationKnown: say.registrationKnown(),
    registrationDeclined: say.registrationRefused('declined', 'Kein Gewerbe'),
    registrationBlocked: say.registrationRefused('blocked', null),
    passwordReset: say.passwordReset(CODE, 'an-id'),
    staffPasswordReset: say.staffPasswordReset(CODE, 'an-id'),
    passwordResetRefused: say.passwordResetRefused(),
    passwordChanged: say.passwordChanged(AT),
    addressChanged: say.addressChanged(AT),
    accountWaiting: say.accountWaiting({
      name: 'Ruth Neumann',
      company: 'Kunde & Söhne',
      country: 'Österreich',
      email: 'r@kunde.example',
    }),
    accountApproved: say.accountApproved(),
    accountDeclined: say.accountDeclined('Erste Zeile\r\nzweite <Zeile>'),
    accountQuestion: say.accountQuestion('Wozu?'),
    deletionRequested: say.deletionRequested(AT),
    deletionDone: say.deletionDone(AT),
    ...Object.fromEntries(staffSecurityEvent.options.map((event) => [`staff ${event}`, say.staffSecurity(event, AT)])),
  };
};
const ALL = LANGUAGES.flatMap((language) => Object.keys(messages(language)).map((name) => [language, name] as const));

async function mailOf(language: (typeof LANGUAGES)[number], name: string) {
  const message = messages(language)[name];
  if (!message) throw new Error(name);
  const composed = await composeMail(
    waitingMail({ language }),
    { kind: 'ready', language, person: { gender: 'f', lastname: 'Neumann' }, name: null, message, replyTo: null },
    null,
    'Vitrine <vitrine@varnholt.example>',
  );
  const { message: raw } = await createTransport({ streamTransport: true, buffer: true }).sendMail(composed);
  return { message, mail: await PostalMime.parse(raw instanceof Buffer ? raw : '') };
}

/** What a reader of HTML reads: no tags, no style, single spaces. */
const readable = (html: string) =>
  html
    .replace(/<(style|head)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<br\s*\/?>/g, ' ')
    .replace(/<!--[\s\S]*?-->|<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');

test.each(ALL)('HTML and text of the mail %s, %s, say the same, in one language, and load nothing', async (language, name) => {
  const { message, mail } = await mailOf(language, name);
  const html = mail.html ?? '';
  const text = (mail.text ?? '').replace(/\s+/g, ' ');
  expect(mail.subject).toBe(message.subject);
  for (const part of message.parts) {
    const said =
      part.kind === 'facts'
        ? part.rows.flatMap(({ term, fact }) => [term, fact])
        : part.kind === 'button'
          ? [part.label, part.url]
          : part.kind === 'quote'
            ? [part.label, part.text.replace(/\s+/g, ' ')]
            : [part.text];
    for (const words of said) {
      expect(text).toContain(words);
      expect(readable(html)).toContain(words);
    }
    if (part.kind === 'button') expect(html).toContain(`href="${part.url.replaceAll('&', '&amp;')}"`);
  }
  expect(text).toContain(language === 'de' ? 'Guten Tag Frau Neumann,' : 'Dear Ms Neumann,');
  expect(text).toContain(language === 'de' ? 'Mit freundlichen Grüßen Vitrine' : 'Kind regards Vitrine');
  expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
  expect(html).not.toMatch(/\bsrc=|url\(|@import|undefined|NaN|Invalid Date/);
  for (const [, href] of html.matchAll(/href="([^"]*)"/g)) expect(href?.startsWith(`${PUBLIC_URL}/`)).toBe(true);
  // Programs that darken mails are told that this one knows the dark.
  expect(html).toContain('<meta name="color-scheme" content="light dark"');
  expect(html).toContain('@media (prefers-color-scheme:dark)');
});
