import type { AdminText } from '@vitrine/content-model/languages.ts';

/** What is done, as the audit log says it; an action without words is shown by its name. */
const ACTIONS: Record<string, AdminText> = {
  'account-approved': { de: 'Konto freigegeben', en: 'Account approved' },
  'account-declined': { de: 'Konto abgelehnt', en: 'Account declined' },
  'account-asked': { de: 'Rückfrage gestellt', en: 'Question asked' },
  'decision-undone': { de: 'Entscheidung zurückgenommen', en: 'Decision taken back' },
  'account-registered': { de: 'Registrierung bestätigt', en: 'Registration confirmed' },
  'account-created': { de: 'Konto angelegt', en: 'Account created' },
  'account-changed': { de: 'Konto geändert', en: 'Account changed' },
  'account-blocked': { de: 'Konto gesperrt', en: 'Account blocked' },
  'account-unblocked': { de: 'Sperre aufgehoben', en: 'Account unblocked' },
  'account-password-set': { de: 'Passwort eines Kontos gesetzt', en: 'Password of an account set' },
  'account-address-changed': { de: 'Adresse eines Kontos geändert', en: 'Address of an account changed' },
  'account-erased': { de: 'Konto gelöscht', en: 'Account deleted' },
  'profile-changed': { de: 'Profil geändert', en: 'Profile changed' },
  'password-changed': { de: 'Passwort geändert', en: 'Password changed' },
  'password-reset': { de: 'Passwort per E-Mail neu gesetzt', en: 'Password reset by email' },
  'session-ended': { de: 'Anmeldung beendet', en: 'Session ended' },
  'sessions-ended': { de: 'Anmeldungen beendet', en: 'Sessions ended' },
  'deletion-requested': { de: 'Löschung verlangt', en: 'Deletion requested' },
  'deletion-withdrawn': { de: 'Löschwunsch zurückgezogen', en: 'Deletion request withdrawn' },
  'mail-sent-again': { de: 'E-Mail erneut gesendet', en: 'Email sent again' },
  'document-tried-again': { de: 'Dokument erneut versucht', en: 'Document tried again' },
  'mail-paused': { de: 'E-Mails angehalten', en: 'Emails paused' },
  'mail-resumed': { de: 'E-Mails wieder gesendet', en: 'Emails sent again' },
  'staff-logged-in': { de: 'Mitarbeiter angemeldet', en: 'Member of staff logged in' },
  'staff-password-refused': { de: 'Falsches Passwort eines Mitarbeiters', en: 'Wrong password of a member of staff' },
  'staff-code-refused': { de: 'Falscher Code bei der Anmeldung', en: 'Wrong code at a log-in' },
  'staff-created': { de: 'Mitarbeiter angelegt', en: 'Member of staff created' },
  'staff-deleted': { de: 'Mitarbeiter gelöscht', en: 'Member of staff deleted' },
  'staff-roles-changed': { de: 'Rollen geändert', en: 'Roles changed' },
  'staff-address-changed': { de: 'Adresse eines Mitarbeiters geändert', en: 'Address of a member of staff changed' },
  'staff-password-set': { de: 'Passwort eines Mitarbeiters gesetzt', en: 'Password of a member of staff set' },
  'staff-password-reset': {
    de: 'Passwort eines Mitarbeiters per E-Mail neu gesetzt',
    en: 'Password of a member of staff reset by email',
  },
  'staff-sessions-ended': { de: 'Anmeldungen eines Mitarbeiters beendet', en: 'Sessions of a member of staff ended' },
  'second-factor-enrolled': { de: 'Zweiter Faktor eingerichtet', en: 'Second factor set up' },
  'second-factor-removed': { de: 'Zweiter Faktor entfernt', en: 'Second factor removed' },
  'second-factor-reset': { de: 'Zweiter Faktor zurückgesetzt', en: 'Second factor reset' },
  'demo-password-closed': { de: 'Öffentliches Passwort der Demo entfernt', en: 'Public password of the demo removed' },
  'recovery-codes-renewed': { de: 'Wiederherstellungscodes erneuert', en: 'Recovery codes renewed' },
};

const inLanguage = (language: keyof AdminText): Record<string, string> =>
  Object.fromEntries(Object.entries(ACTIONS).map(([action, text]) => [action, text[language]]));

export const ACTION_WORDS = { de: inLanguage('de'), en: inLanguage('en') };
