import type { Language } from './sites.ts';

interface MailTexts {
  /** "Winkelwolf WW 200 und Kutter K 120", from at most two titles and how many more there are. */
  subject: (titles: readonly string[], more: number, maker: string | null) => string;
  /** Comparisons beside other pages, or several of them. */
  comparisons: (count: number) => string;
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
    subject: (titles, more, maker) =>
      `${more > 0 ? `${titles.join(', ')} und ${more} weitere` : titles.join(' und ')}: Ihre Unterlagen${maker ? ` von ${maker}` : ''}`,
    comparisons: (count) => (count === 1 ? 'ein Vergleich' : `${count} Vergleiche`),
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
    subject: (titles, more, maker) =>
      `${more > 0 ? `${titles.join(', ')} and ${more} more` : titles.join(' and ')}: your documents${maker ? ` from ${maker}` : ''}`,
    comparisons: (count) => (count === 1 ? 'a comparison' : `${count} comparisons`),
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
