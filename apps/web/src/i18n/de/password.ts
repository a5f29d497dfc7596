export const password = {
  forgot: {
    title: 'Passwort vergessen',
    lead: 'Wir senden Ihnen einen Link, über den Sie ein neues Passwort festlegen.',
    email: 'E-Mail',
    submit: 'Link senden',
    back: 'Zur Anmeldung',
  },
  sent: {
    title: 'Prüfen Sie Ihr Postfach',
    lead: 'Gehört zu dieser Adresse ein Konto, ist eine E\u2011Mail unterwegs. Der Link darin gilt {{minutes}} Minuten und nur einmal.',
    missing: 'Keine E\u2011Mail bekommen? Sehen Sie bitte auch im Spam-Ordner nach und prüfen Sie die Adresse.',
    again: 'Noch einmal senden',
  },
  reset: {
    title: 'Neues Passwort',
    lead: 'Legen Sie Ihr neues Passwort fest. Danach sind Sie auf allen Geräten abgemeldet.',
    newPassword: 'Neues Passwort',
    newPassword_confirmation: 'Neues Passwort wiederholen',
    submit: 'Passwort speichern',
    expired: 'Dieser Link ist abgelaufen oder schon benutzt.',
    newLink: 'Neuen Link anfordern',
  },
  success: {
    title: 'Ihr Passwort ist geändert',
    lead: 'Alle bisherigen Anmeldungen sind beendet. Melden Sie sich mit dem neuen Passwort an.',
  },
};
