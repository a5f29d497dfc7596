/** Payload's German says "du"; this product says "Sie", to staff as to customers. The texts of what it uses. */
export const payloadGerman = {
  authentication: {
    checkYourEmailForPasswordReset:
      'Wenn zu dieser E-Mail-Adresse ein Konto gehört, erhalten Sie in Kürze eine Anleitung zum Zurücksetzen Ihres Passworts. Bitte sehen Sie auch im Spam-Ordner nach.',
    forgotPasswordEmailInstructions:
      'Bitte geben Sie Ihre E-Mail-Adresse an. Sie erhalten eine E-Mail mit einer Anleitung zum Zurücksetzen Ihres Passworts.',
    loggedIn: 'Um sich mit einem anderen Konto anzumelden, müssen Sie sich zuerst <0>abmelden</0>.',
    loggedInChangePassword: 'Um Ihr Passwort zu ändern, gehen Sie zu Ihrem <0>Konto</0> und ändern Sie es dort.',
    loggedOutInactivity: 'Sie wurden abgemeldet, weil längere Zeit nichts geschah.',
    loggedOutSuccessfully: 'Sie wurden abgemeldet.',
    loginWithAnotherUser: 'Um sich mit einem anderen Konto anzumelden, müssen Sie sich zuerst <0>abmelden</0>.',
    resetYourPassword: 'Ihr Passwort zurücksetzen',
    youAreInactive:
      'Sie waren einige Zeit inaktiv und werden zu Ihrer Sicherheit in Kürze abgemeldet. Möchten Sie angemeldet bleiben?',
    youAreReceivingResetPassword:
      'Sie erhalten diese Nachricht, weil für Ihr Konto ein neues Passwort angefordert wurde. Bitte öffnen Sie diesen Link, um es zu setzen:',
    youDidNotRequestPassword: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun. Ihr Passwort bleibt unverändert.',
  },
  dashboard: {
    discardMessage: 'Ihre Änderungen an der Übersicht sind nicht gespeichert. Möchten Sie sie verwerfen?',
    noItems: 'Die Übersicht ist leer. Im Menü „Übersicht“ oben fügen Sie etwas hinzu.',
  },
  error: {
    deletingTitle:
      'Beim Löschen von {{title}} trat ein Fehler auf. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    emailOrPasswordIncorrect: 'Die E-Mail-Adresse oder das Passwort ist nicht richtig.',
    documentNotFound:
      'Der Eintrag mit der Nummer {{id}} wurde nicht gefunden. Er ist gelöscht, es gab ihn nie, oder Ihnen fehlt die Berechtigung.',
    notAllowedToAccessPage: 'Für diese Seite fehlt Ihnen die Berechtigung.',
    notAllowedToPerformAction: 'Für diese Aktion fehlt Ihnen die Berechtigung.',
    followingFieldsInvalid_one: 'Bitte prüfen Sie dieses Feld:',
    followingFieldsInvalid_other: 'Bitte prüfen Sie diese Felder:',
    restoringTitle:
      'Beim Wiederherstellen von {{title}} trat ein Fehler auf. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    unauthorized: 'Bitte melden Sie sich an.',
    valueMustBeUnique: 'Diesen Wert hat schon ein anderer Eintrag.',
  },
  fields: {
    // Read aloud at buttons of drawers, to which Payload hands the label in all languages at once: "[object Object] erstellen".
    addNewLabel: 'Neu anlegen',
    chooseBetweenCustomTextOrDocument: 'Geben Sie eine Adresse ein oder wählen Sie einen Eintrag.',
    chooseDocumentToLink: 'Wählen Sie den Eintrag, zu dem der Link führt',
    searchForBlock: 'Baustein suchen',
  },
  general: {
    aboutToDelete: 'Möchten Sie {{label}} <1>{{title}}</1> wirklich löschen?',
    aboutToDeleteCount_many: 'Möchten Sie {{count}} {{label}} wirklich löschen?',
    aboutToDeleteCount_one: 'Möchten Sie {{count}} {{label}} wirklich löschen?',
    aboutToDeleteCount_other: 'Möchten Sie {{count}} {{label}} wirklich löschen?',
    changesNotSaved: 'Ihre Änderungen sind nicht gespeichert. Wenn Sie diese Seite verlassen, gehen sie verloren.',
    copyWarning: 'Möchten Sie {{to}} wirklich mit {{from}} überschreiben ({{label}} {{title}})?',
    currentlyEditing:
      'bearbeitet gerade diesen Eintrag. Wenn Sie übernehmen, wird die andere Person gesperrt, und ihre nicht gespeicherten Änderungen können verloren gehen.',
    documentOutOfDate: 'Dieser Eintrag wurde inzwischen von einer anderen Person geändert. Ihre Ansicht ist veraltet.',
    enterAValue: 'Wert eingeben',
    sorryNotFound: 'Zu Ihrer Anfrage wurde nichts gefunden.',
    unsavedChanges: 'Sie haben nicht gespeicherte Änderungen. Bitte speichern oder verwerfen Sie diese zuerst.',
    unsavedChangesDuplicate: 'Sie haben nicht gespeicherte Änderungen. Möchten Sie trotzdem duplizieren?',
  },
  upload: {
    dragAndDrop: 'hierher ziehen',
    focalPointDescription: 'Ziehen Sie den Fokuspunkt in der Vorschau an seine Stelle, oder ändern Sie die Werte darunter.',
  },
  validation: {
    emailAddress: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
    enterNumber: 'Bitte geben Sie eine Zahl an.',
    greaterThanMax: '{{value}} ist mehr als {{max}}, den größten erlaubten Wert.',
    lessThanMin: '{{value}} ist weniger als {{min}}, den kleinsten erlaubten Wert.',
    limitReached: 'Höchstens {{max}} Einträge.',
    longerThanMin: 'Mindestens {{minLength}} Zeichen.',
    required: 'Bitte füllen Sie dieses Feld aus.',
    requiresAtLeast: 'Hier braucht es mindestens {{count}} {{label}}.',
    requiresNoMoreThan: 'Höchstens {{count}} {{label}}.',
    shorterThanMax: 'Höchstens {{maxLength}} Zeichen.',
    username: 'Bitte geben Sie einen gültigen Benutzernamen an: Buchstaben, Ziffern, Bindestriche, Punkte und Unterstriche.',
  },
  version: {
    aboutToPublishSelection: 'Möchten Sie alle ausgewählten {{label}} veröffentlichen?',
    aboutToRestore: 'Möchten Sie {{label}} auf den Stand vom {{versionDate}} zurücksetzen?',
    aboutToRestoreGlobal: 'Möchten Sie {{label}} auf den Stand vom {{versionDate}} zurücksetzen?',
    aboutToRevertToPublished: 'Möchten Sie Ihre Änderungen verwerfen und zum veröffentlichten Stand zurückkehren?',
    aboutToUnpublish: 'Möchten Sie diesen Eintrag zurückziehen? Er verschwindet aus der App und wird wieder zum Entwurf.',
    aboutToUnpublishIn: 'Möchten Sie diesen Eintrag in {{locale}} zurückziehen?',
    aboutToUnpublishSelection: 'Möchten Sie alle ausgewählten {{label}} zurückziehen?',
  },
};
