import type { AdminText } from '../../languages.ts';
import type { FactorRefusal } from '../../staff-login/staff-contract.ts';

export type StaffLanguage = keyof AdminText;

const de = {
  title: 'Anmeldung',
  failed: 'Die Anmeldung ist gerade nicht möglich. Bitte versuchen Sie es gleich noch einmal.',
  next: 'Weiter',
  back: 'Zurück',
  cancel: 'Abbrechen',
  close: 'Schließen',
  code: {
    title: 'Zweiter Schritt',
    label: 'Code der Authenticator-App',
    hint: 'Telefon verloren? Geben Sie hier einen Ihrer Wiederherstellungscodes ein.',
    confirm: 'Bestätigen',
  },
  enrol: {
    title: 'Authenticator-App einrichten',
    required: 'Administratoren melden sich mit einem zweiten Faktor an. Richten Sie ihn jetzt ein; das dauert eine Minute.',
    scan: 'Lesen Sie dieses Bild mit einer Authenticator-App ein, zum Beispiel auf Ihrem Telefon.',
    picture: 'QR-Code für die Authenticator-App',
    type: 'Oder geben Sie diesen Schlüssel in der App ein:',
    open: 'App auf diesem Gerät öffnen',
    enter: 'Geben Sie dann den Code ein, den die App zeigt.',
  },
  recovery: {
    title: 'Wiederherstellungscodes',
    intro:
      'Jeder dieser Codes öffnet einmal die Anmeldung, wenn Ihr Telefon fehlt. Bewahren Sie sie an einem sicheren Ort auf: Sie werden nur jetzt gezeigt.',
    print: 'Drucken',
    download: 'Als Datei sichern',
    file: 'vitrine-wiederherstellungscodes.txt',
    kept: 'Ich habe die Codes aufbewahrt',
  },
  security: {
    title: 'Zweiter Faktor',
    on: (left: number) =>
      `Eingerichtet. ${left === 1 ? 'Ein Wiederherstellungscode ist' : `${left} Wiederherstellungscodes sind`} übrig.`,
    off: 'Nicht eingerichtet. Mit einem zweiten Faktor genügt Ihr Passwort allein niemandem.',
    required: 'Für Administratoren ist er vorgeschrieben.',
    setUp: 'Einrichten',
    renew: 'Neue Wiederherstellungscodes',
    remove: 'Entfernen',
    removeTitle: 'Zweiten Faktor entfernen',
    password: 'Ihr Passwort',
    enrolled: 'Der zweite Faktor ist eingerichtet. Ihre anderen Anmeldungen wurden beendet.',
    renewed: 'Die alten Wiederherstellungscodes gelten nicht mehr.',
    removed: 'Der zweite Faktor ist entfernt.',
    loading: 'Wird geladen …',
    notLoaded: 'Das konnte nicht geladen werden.',
    notSaved: 'Das wurde nicht gespeichert. Bitte versuchen Sie es erneut.',
    again: 'Erneut versuchen',
    refused: {
      password: 'Das Passwort ist falsch, oder Sie sind nach zu vielen Versuchen gesperrt.',
      code: 'Dieser Code ist falsch oder wurde schon verwendet.',
      required: 'Für Administratoren ist der zweite Faktor vorgeschrieben.',
      enrolled: 'Der zweite Faktor ist schon eingerichtet.',
    } satisfies Record<FactorRefusal, string>,
  },
  sessions: {
    title: 'Ihre Anmeldungen',
    current: 'diese hier',
    since: (at: string) => `Seit ${at}`,
    until: (at: string) => `endet ${at}`,
    end: 'Beenden',
    endOf: (at: string) => `Anmeldung seit ${at} beenden`,
    endOthers: 'Alle anderen beenden',
    ended: 'Beendet.',
  },
  reset: {
    on: 'Diese Person hat einen zweiten Faktor.',
    off: 'Diese Person hat keinen zweiten Faktor.',
    button: 'Zurücksetzen',
    title: 'Zweiten Faktor zurücksetzen?',
    warning:
      'Nur, wenn Sie sicher sind, dass die Bitte von dieser Person kommt. Danach genügt ihr Passwort, bis sie den zweiten Faktor neu einrichtet; sie wird überall abgemeldet.',
    done: 'Der zweite Faktor ist zurückgesetzt.',
  },
};
export type StaffWords = typeof de;

const en: StaffWords = {
  title: 'Log in',
  failed: 'You cannot log in right now. Please try again in a moment.',
  next: 'Continue',
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  code: {
    title: 'Second step',
    label: 'Code of the authenticator app',
    hint: 'Lost your phone? Enter one of your recovery codes here.',
    confirm: 'Confirm',
  },
  enrol: {
    title: 'Set up an authenticator app',
    required: 'Administrators log in with a second factor. Set it up now; it takes a minute.',
    scan: 'Scan this picture with an authenticator app, for example on your phone.',
    picture: 'QR code for the authenticator app',
    type: 'Or enter this key in the app:',
    open: 'Open the app on this device',
    enter: 'Then enter the code that the app shows.',
  },
  recovery: {
    title: 'Recovery codes',
    intro: 'Each of these codes lets you in once when your phone is missing. Keep them in a safe place: they are shown only now.',
    print: 'Print',
    download: 'Save as a file',
    file: 'vitrine-recovery-codes.txt',
    kept: 'I have kept the codes',
  },
  security: {
    title: 'Second factor',
    on: (left) => `Set up. ${left === 1 ? 'One recovery code is' : `${left} recovery codes are`} left.`,
    off: 'Not set up. With a second factor your password alone is of no use to anybody.',
    required: 'Administrators need one.',
    setUp: 'Set up',
    renew: 'New recovery codes',
    remove: 'Remove',
    removeTitle: 'Remove the second factor',
    password: 'Your password',
    enrolled: 'The second factor is set up. Your other log-ins have been ended.',
    renewed: 'The old recovery codes are no longer valid.',
    removed: 'The second factor has been removed.',
    loading: 'Loading …',
    notLoaded: 'This could not be loaded.',
    notSaved: 'This was not saved. Please try again.',
    again: 'Try again',
    refused: {
      password: 'The password is wrong, or you are locked out after too many tries.',
      code: 'This code is wrong or has been used already.',
      required: 'Administrators need a second factor.',
      enrolled: 'The second factor is set up already.',
    },
  },
  sessions: {
    title: 'Your log-ins',
    current: 'this one',
    since: (at) => `Since ${at}`,
    until: (at) => `ends ${at}`,
    end: 'End',
    endOf: (at) => `End the log-in of ${at}`,
    endOthers: 'End all others',
    ended: 'Ended.',
  },
  reset: {
    on: 'This person has a second factor.',
    off: 'This person has no second factor.',
    button: 'Reset',
    title: 'Reset the second factor?',
    warning:
      'Only if you are sure that this person asks for it. Their password is then enough until they set the second factor up again; they are logged out everywhere.',
    done: 'The second factor has been reset.',
  },
};

export const STAFF_WORDS: Record<StaffLanguage, StaffWords> = { de, en };
