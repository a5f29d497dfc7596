import type { Language } from '@vitrine/contract/sites.ts';

interface MailTexts {
  opening: (name: string, company: string) => string;
  messageLabel: (name: string) => string;
  pagesLabel: string;
  attachment: (pages: number) => string;
  contactLabel: string;
  reply: (name: string) => string;
  phone: string;
  email: string;
}

export const MAIL_TEXTS: Record<Language, MailTexts> = {
  de: {
    opening: (name, company) =>
      `${name} von ${company} hat eine Auswahl für Sie zusammengestellt. Sie finden sie als PDF im Anhang.`,
    messageLabel: (name) => `Nachricht von ${name}`,
    pagesLabel: 'Ihre Auswahl',
    attachment: (pages) => `PDF im Anhang, ${pages} ${pages === 1 ? 'Seite' : 'Seiten'}`,
    contactLabel: 'Ihr Kontakt',
    reply: (name) => `Antworten Sie einfach auf diese E-Mail: Ihre Antwort geht direkt an ${name}.`,
    phone: 'Telefon',
    email: 'E-Mail',
  },
  en: {
    opening: (name, company) => `${name} of ${company} has put together a selection for you. You will find it attached as a PDF.`,
    messageLabel: (name) => `Message from ${name}`,
    pagesLabel: 'Your selection',
    attachment: (pages) => `PDF attached, ${pages} ${pages === 1 ? 'page' : 'pages'}`,
    contactLabel: 'Your contact',
    reply: (name) => `Simply reply to this email: your answer goes straight to ${name}.`,
    phone: 'Phone',
    email: 'Email',
  },
};
