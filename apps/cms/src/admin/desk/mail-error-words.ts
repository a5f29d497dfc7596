import type { AdminText } from '@vitrine/content-model/languages.ts';

const REFUSED: AdminText = { de: 'vom Mailserver abgelehnt', en: 'refused by the mail server' };
const REFUSED_FOR_NOW: AdminText = { de: 'vom Mailserver vorerst abgelehnt', en: 'refused by the mail server for now' };
const RECIPIENT: AdminText = { de: 'Empfänger vom Mailserver abgelehnt', en: 'recipient refused by the mail server' };
const SENDER: AdminText = { de: 'Absender vom Mailserver abgelehnt', en: 'sender refused by the mail server' };
const LOG_IN: AdminText = { de: 'Anmeldung am Mailserver abgelehnt', en: 'log-in to the mail server refused' };
const UNREACHED: AdminText = { de: 'keine Antwort vom Mailserver', en: 'no answer from the mail server' };
const UNKNOWN: AdminText = {
  de: 'vielleicht angekommen, der Mailserver hat nicht geantwortet',
  en: 'may have arrived, the mail server did not answer',
};
const TOO_LATE: AdminText = { de: 'zu spät zum Senden', en: 'too late to be sent' };
const NOT_WRITTEN: AdminText = { de: 'ließ sich nicht erstellen', en: 'could not be written' };

/** As of a log-in that is refused (RFC 4954 6). */
const LOG_IN_CODES: readonly string[] = ['530', '534', '535', '538'];

function refusalOf(code: string, command: string): AdminText {
  if (command.startsWith('AUTH') || LOG_IN_CODES.includes(code)) return LOG_IN;
  if (code.startsWith('4')) return REFUSED_FOR_NOW;
  if (command === 'RCPT TO') return RECIPIENT;
  return command === 'MAIL FROM' ? SENDER : REFUSED;
}

/** Why a mail was not sent, as the worker noted it: „SMTP 550 5.1.1 at RCPT TO“. What has no words is shown as it is. */
export function mailErrorWords(error: string, language: keyof AdminText): string {
  if (error === 'too late') return TOO_LATE[language];
  if (error === 'outcome unknown') return UNKNOWN[language];
  const [, cause] = /^not written: (.+)$/.exec(error) ?? [];
  if (cause !== undefined) return `${NOT_WRITTEN[language]}, ${cause}`;
  const [, answer, command = ''] = /^SMTP (.+?)(?: at (.+))?$/.exec(error) ?? [];
  if (answer === undefined) return error;
  const [, code] = /^(\d{3})\b/.exec(answer) ?? [];
  if (code !== undefined) return `${refusalOf(code, command)[language]}, SMTP ${answer}`;
  return answer === 'no answer' ? UNREACHED[language] : `${UNREACHED[language]}, ${answer}`;
}
