import type { DeskLanguage } from './words.ts';

interface DecisionSentence {
  /** What staff choose it by, in the language of the admin. */
  label: Record<DeskLanguage, string>;
  /** What is mailed, by the language of the person it goes to. */
  text: Record<DeskLanguage, string>;
}

/** Sentences that staff can begin with when they decline or ask a question: the desk fills them in, the mail of the decision quotes them. */
export const DECISION_SENTENCES: Record<'decline' | 'ask', readonly DecisionSentence[]> = {
  decline: [
    {
      label: { de: 'Firma unbekannt', en: 'Company unknown' },
      text: {
        de: 'Wir konnten Ihre Firma leider nicht zuordnen.',
        en: 'Unfortunately we could not identify your company.',
      },
    },
    {
      label: { de: 'Firma hat schon ein Konto', en: 'Company has an account already' },
      text: {
        de: 'Für Ihre Firma besteht bereits ein Konto. Bitte wenden Sie sich an Ihre Kollegen oder an Ihren Ansprechpartner bei uns.',
        en: 'There is an account for your company already. Please ask your colleagues or your contact at our company.',
      },
    },
    {
      label: { de: 'Weder Kunde noch Vertriebspartner', en: 'Neither customer nor sales partner' },
      text: {
        de: 'Die Anwendung steht nur Kunden und Vertriebspartnern offen.',
        en: 'The app is open to customers and sales partners only.',
      },
    },
  ],
  ask: [
    {
      label: { de: 'Firma und Funktion', en: 'Company and position' },
      text: {
        de: 'Für welche Firma und in welcher Funktion sind Sie tätig?',
        en: 'Which company do you work for, and in which position?',
      },
    },
    {
      label: { de: 'Ansprechpartner bei uns', en: 'Contact at our company' },
      text: {
        de: 'Wer ist Ihr Ansprechpartner bei uns?',
        en: 'Who is your contact at our company?',
      },
    },
    {
      label: { de: 'Geschäftliche E-Mail-Adresse', en: 'Business email address' },
      text: {
        de: 'Haben Sie eine geschäftliche E-Mail-Adresse, unter der wir Sie erreichen?',
        en: 'Do you have a business email address at which we can reach you?',
      },
    },
  ],
};
