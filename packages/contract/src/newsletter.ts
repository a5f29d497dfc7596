import type { Language } from './sites.ts';

/** What is agreed to with the newsletter, word for word as it is shown beside the box: the proof of consent keeps it. */
export const NEWSLETTER_CONSENT: Record<Language, string> = {
  de: 'Ich möchte den Newsletter per E-Mail erhalten. Meine Einwilligung kann ich jederzeit in meinem Profil widerrufen.',
  en: 'I would like to receive the newsletter by email. I can withdraw my consent at any time in my profile.',
};
