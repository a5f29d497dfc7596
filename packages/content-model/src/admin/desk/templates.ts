import type { DeskLanguage } from './words.ts';

/** Sentences to begin with, by the language of the person they are mailed to: staff need not write it themselves. */
export const TEMPLATES: Record<'decline' | 'ask', readonly Record<DeskLanguage, string>[]> = {
  decline: [
    {
      de: 'Wir konnten Ihre Firma leider nicht zuordnen.',
      en: 'Unfortunately we could not identify your company.',
    },
    {
      de: 'Für Ihre Firma besteht bereits ein Konto. Bitte wenden Sie sich an Ihre Kollegen oder an Ihren Ansprechpartner bei uns.',
      en: 'There is an account for your company already. Please ask your colleagues or your contact at our company.',
    },
    {
      de: 'Die Anwendung steht nur Kunden und Vertriebspartnern offen.',
      en: 'The app is open to customers and sales partners only.',
    },
  ],
  ask: [
    {
      de: 'Für welche Firma und in welcher Funktion sind Sie tätig?',
      en: 'Which company do you work for, and in which position?',
    },
    {
      de: 'Wer ist Ihr Ansprechpartner bei uns?',
      en: 'Who is your contact at our company?',
    },
    {
      de: 'Haben Sie eine geschäftliche E-Mail-Adresse, unter der wir Sie erreichen?',
      en: 'Do you have a business email address at which we can reach you?',
    },
  ],
};
