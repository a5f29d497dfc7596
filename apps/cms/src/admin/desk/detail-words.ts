import type { AuditEntry } from '@vitrine/accounts/desk/desk-contract.ts';
import type { AdminText } from '@vitrine/content-model/languages.ts';

/** Fields of accounts as their form names them, in the midst of a sentence. */
const FIELDS: Record<string, AdminText> = {
  gender: { de: 'Anrede', en: 'form of address' },
  firstname: { de: 'Vorname', en: 'first name' },
  lastname: { de: 'Nachname', en: 'last name' },
  company: { de: 'Firma', en: 'company' },
  email: { de: 'E-Mail', en: 'email' },
  position: { de: 'Funktion', en: 'position' },
  phone: { de: 'Telefon', en: 'phone' },
  country: { de: 'Land', en: 'country' },
  language: { de: 'Sprache', en: 'language' },
  kind: { de: 'Art', en: 'kind' },
  newsletter: { de: 'Newsletter', en: 'newsletter' },
};
const ROLES: Record<string, AdminText> = {
  administrator: { de: 'Administration', en: 'administrator' },
  editor: { de: 'Redaktion', en: 'editor' },
  approver: { de: 'Freigabe', en: 'approver' },
};
const STATES: Record<string, AdminText> = {
  pending: { de: 'wartet auf Freigabe', en: 'waiting for approval' },
  active: { de: 'aktiv', en: 'active' },
  declined: { de: 'abgelehnt', en: 'declined' },
  blocked: { de: 'gesperrt', en: 'blocked' },
};
const FACTORS: Record<string, AdminText> = {
  none: { de: 'ohne zweiten Faktor', en: 'without a second factor' },
  code: { de: 'mit Code der App', en: 'with a code of the app' },
  recovery: { de: 'mit Wiederherstellungscode', en: 'with a recovery code' },
};
const WORDS: Record<string, Record<string, AdminText>> = { fields: FIELDS, roles: ROLES, state: STATES, factor: FACTORS };

/** What binds a decision to its undoing tells a reader nothing. */
const UNSAID: readonly string[] = ['decision'];

/** The details of a line of the audit log in words; what has none is shown by its name. */
export function detailWords(details: AuditEntry['details'], language: keyof AdminText): string {
  return Object.entries(details)
    .filter(([name]) => !UNSAID.includes(name))
    .map(([name, value]) => {
      if (name === 'count') return { de: `${value} beendet`, en: `${value} ended` }[language];
      const words = WORDS[name];
      if (!words || typeof value !== 'string') return `${name}: ${value}`;
      return value
        .split(' ')
        .map((word) => words[word]?.[language] ?? word)
        .join(', ');
    })
    .join('; ');
}
