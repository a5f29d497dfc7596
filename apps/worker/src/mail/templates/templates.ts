import { PASSWORD_RESET_MINUTES } from '@vitrine/contract/password-reset.ts';
import { UNCONFIRMED_DAYS } from '@vitrine/contract/registration.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import type { StaffSecurityEvent } from '@vitrine/jobs/send-mail.ts';
import type { MailPart } from './layout.ts';
import type { Links } from './links.ts';
import { german } from './texts/de.ts';
import { english } from './texts/en.ts';
import { dateAndTime, dateOnly } from './times.ts';

export const TEXTS: Record<Language, typeof german> = { de: german, en: english };

/** What one mail says below its salutation. */
export interface Message {
  subject: string;
  parts: MailPart[];
}

/** Letters of what people say of themselves: no name needs more, and a text of theirs would not fit. */
const WORDS_MAX = 60;
const shortened = (words: string) => ([...words].length > WORDS_MAX ? `${[...words].slice(0, WORDS_MAX - 1).join('')}…` : words);

const text = (words: string): MailPart => ({ kind: 'text', text: words });
const note = (words: string): MailPart => ({ kind: 'note', text: words });

/** Every mail in one language, with the addresses of one instance. */
export function templatesIn(language: Language, links: Links) {
  const t = TEXTS[language];
  const button = (label: string, url: string): MailPart => ({ kind: 'button', label, url, instead: t.instead });
  const newPassword = ({ subject, lead, notYou }: typeof t.staffPasswordReset, url: string): Message => ({
    subject,
    parts: [text(lead), button(t.newPassword, url), note(t.passwordReset.validity(PASSWORD_RESET_MINUTES)), note(notYou)],
  });
  return {
    registration: (code: string, expiresAt: Date): Message => ({
      subject: t.registration.subject,
      parts: [
        text(t.registration.lead),
        button(t.registration.button, links.confirmation(code)),
        text(t.registration.password),
        text(t.registration.next),
        note(t.registration.validity(dateAndTime(language, expiresAt))),
        note(t.registration.notYou(UNCONFIRMED_DAYS)),
      ],
    }),
    registrationKnown: (): Message => ({
      subject: t.registrationKnown.subject,
      parts: [
        text(t.registrationKnown.lead),
        button(t.logIn, links.logIn),
        text(t.registrationKnown.forgotten),
        button(t.newPassword, links.forgotPassword),
        note(t.registrationKnown.notYou),
      ],
    }),
    registrationRefused: (state: 'declined' | 'blocked', reason: string | null): Message => ({
      subject: t.registrationRefused.subject,
      parts: [
        text(t.registrationRefused.lead[state]),
        ...(reason === null ? [] : [{ kind: 'quote', label: t.registrationRefused.reason, text: reason } as const]),
        text(t.registrationRefused.contact),
        note(t.registrationRefused.notYou),
      ],
    }),
    passwordReset: (code: string, id: string) => newPassword(t.passwordReset, links.resetPassword(code, id)),
    staffPasswordReset: (code: string, id: string) => newPassword(t.staffPasswordReset, links.staffResetPassword(code, id)),
    passwordResetRefused: (): Message => ({
      subject: t.passwordResetRefused.subject,
      parts: [text(t.passwordResetRefused.lead), text(t.passwordResetRefused.contact), note(t.passwordResetRefused.notYou)],
    }),
    passwordChanged: (at: Date): Message => ({
      subject: t.passwordChanged.subject,
      parts: [
        text(t.passwordChanged.lead(dateAndTime(language, at))),
        text(t.passwordChanged.you),
        text(t.passwordChanged.notYou),
        button(t.newPassword, links.forgotPassword),
      ],
    }),
    addressChanged: (at: Date): Message => ({
      subject: t.addressChanged.subject,
      parts: [text(t.addressChanged.lead(dateAndTime(language, at))), text(t.addressChanged.next), text(t.addressChanged.notYou)],
    }),
    accountWaiting: (person: { name: string; company: string; country: string; email: string }): Message => ({
      subject: t.accountWaiting.subject(shortened(person.company)),
      parts: [
        text(t.accountWaiting.lead),
        {
          kind: 'facts',
          rows: [
            { term: t.accountWaiting.person, fact: shortened(person.name) },
            { term: t.accountWaiting.company, fact: shortened(person.company) },
            { term: t.accountWaiting.country, fact: person.country },
            { term: t.accountWaiting.email, fact: person.email },
          ].filter(({ fact }) => fact !== ''),
        },
        button(t.accountWaiting.button, links.desk),
      ],
    }),
    accountApproved: (): Message => ({
      subject: t.accountApproved.subject,
      parts: [text(t.accountApproved.lead), button(t.logIn, links.logIn)],
    }),
    accountDeclined: (reason: string): Message => ({
      subject: t.accountDeclined.subject,
      parts: [
        text(t.accountDeclined.lead),
        { kind: 'quote', label: t.accountDeclined.reason, text: reason },
        text(t.accountDeclined.contact),
      ],
    }),
    accountQuestion: (question: string): Message => ({
      subject: t.accountQuestion.subject,
      parts: [
        text(t.accountQuestion.lead),
        { kind: 'quote', label: t.accountQuestion.question, text: question },
        text(t.accountQuestion.reply),
      ],
    }),
    deletionRequested: (dueAt: Date): Message => ({
      subject: t.deletionRequested.subject,
      parts: [
        text(t.deletionRequested.lead(dateOnly(language, dueAt))),
        text(t.deletionRequested.withdraw),
        button(t.deletionRequested.button, links.profile),
        note(t.deletionRequested.notYou),
      ],
    }),
    deletionDone: (at: Date): Message => ({
      subject: t.deletionDone.subject,
      parts: [text(t.deletionDone.lead(dateOnly(language, at))), text(t.deletionDone.last)],
    }),
    staffSecurity: (event: StaffSecurityEvent, at: Date): Message => ({
      subject: t.staffSecurity.subject[event],
      parts: [
        text(t.staffSecurity.lead[event](dateAndTime(language, at))),
        text(t.staffSecurity.you),
        text(t.staffSecurity.notYou),
        button(t.newPassword, links.staffForgotPassword),
      ],
    }),
  };
}
