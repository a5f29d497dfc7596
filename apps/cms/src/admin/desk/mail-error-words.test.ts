import { expect, test } from 'vitest';
import { mailErrorWords } from './mail-error-words.ts';
import { DESK_WORDS } from './words.ts';

test.each([
  [
    'SMTP 550 5.1.1 at RCPT TO',
    'Empfänger vom Mailserver abgelehnt, SMTP 550 5.1.1',
    'recipient refused by the mail server, SMTP 550 5.1.1',
  ],
  [
    'SMTP 550 5.7.1 at MAIL FROM',
    'Absender vom Mailserver abgelehnt, SMTP 550 5.7.1',
    'sender refused by the mail server, SMTP 550 5.7.1',
  ],
  ['SMTP 552 at DATA', 'vom Mailserver abgelehnt, SMTP 552', 'refused by the mail server, SMTP 552'],
  [
    'SMTP 451 4.3.0 at DATA',
    'vom Mailserver vorerst abgelehnt, SMTP 451 4.3.0',
    'refused by the mail server for now, SMTP 451 4.3.0',
  ],
  ['SMTP 535 at AUTH PLAIN', 'Anmeldung am Mailserver abgelehnt, SMTP 535', 'log-in to the mail server refused, SMTP 535'],
  [
    'SMTP 530 5.7.0 at RCPT TO',
    'Anmeldung am Mailserver abgelehnt, SMTP 530 5.7.0',
    'log-in to the mail server refused, SMTP 530 5.7.0',
  ],
  ['SMTP ESOCKET at CONN', 'keine Antwort vom Mailserver, ESOCKET', 'no answer from the mail server, ESOCKET'],
  ['SMTP no answer', 'keine Antwort vom Mailserver', 'no answer from the mail server'],
  ['too late', 'zu spät zum Senden', 'too late to be sent'],
  ['not written: Error: x', 'ließ sich nicht erstellen, Error: x', 'could not be written, Error: x'],
  ['550', '550', '550'],
])('%s is said in words of staff', (error, german, english) => {
  expect(mailErrorWords(error, 'de')).toBe(german);
  expect(mailErrorWords(error, 'en')).toBe(english);
});

test('one try is one', () => {
  expect([1, 5].map(DESK_WORDS.de.mails.failed)).toEqual(['gescheitert nach 1 Versuch', 'gescheitert nach 5 Versuchen']);
  expect([1, 5].map(DESK_WORDS.en.mails.failed)).toEqual(['failed after 1 try', 'failed after 5 tries']);
  expect([1, 2].map(DESK_WORDS.de.mails.retried)).toEqual(['1 Versuch bisher', '2 Versuche bisher']);
  expect([1, 2].map(DESK_WORDS.en.mails.retried)).toEqual(['1 try so far', '2 tries so far']);
});
