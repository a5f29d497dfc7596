import type { DeskLanguage } from './words.ts';

const de = {
  title: 'Zustand ändern',
  act: { approve: 'Freigeben', block: 'Sperren', unblock: 'Entsperren' },
  hint: {
    approve: 'Die Person erhält nach zehn Sekunden eine E-Mail.',
    block: 'Die Person wird überall abgemeldet und kann sich nicht mehr anmelden.',
    unblock: 'Die Person kann sich wieder anmelden. Sie erhält keine E-Mail.',
  },
  done: { approve: 'Das Konto ist freigegeben.', block: 'Das Konto ist gesperrt.', unblock: 'Das Konto ist entsperrt.' },
  changed: 'Nichts geändert: Dieses Konto hat inzwischen einen anderen Zustand. Bitte laden Sie die Seite neu.',
  failed:
    'Nichts geändert: Das hat nicht geklappt. Bitte prüfen Sie Ihre Verbindung und Anmeldung, und versuchen Sie es noch einmal.',
};

const en: typeof de = {
  title: 'Change state',
  act: { approve: 'Approve', block: 'Block', unblock: 'Unblock' },
  hint: {
    approve: 'The person gets an email after ten seconds.',
    block: 'The person is logged out everywhere and cannot log in any more.',
    unblock: 'The person can log in again. No email is sent.',
  },
  done: { approve: 'The account is approved.', block: 'The account is blocked.', unblock: 'The account is unblocked.' },
  changed: 'Nothing was changed: this account has another state by now. Please reload the page.',
  failed: 'Nothing was changed: this did not work. Please check your connection and that you are logged in, then try again.',
};

/** On the record of an account. */
export const STATE_WORDS: Record<DeskLanguage, typeof de> = { de, en };
