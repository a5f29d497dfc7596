/** What mails about accounts say. After the salutation and its comma German goes on in lower case. */
export const german = {
  instead: 'Oder öffnen Sie diese Adresse in Ihrem Browser:',
  closing: 'Mit freundlichen Grüßen',
  logIn: 'Anmelden',
  newPassword: 'Neues Passwort setzen',
  registration: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    lead: 'vielen Dank für Ihre Registrierung. Bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört.',
    button: 'E-Mail-Adresse bestätigen',
    password: 'Dabei fragen wir nach dem Passwort, das Sie bei der Registrierung gewählt haben.',
    next: 'Danach prüfen wir Ihre Angaben und schreiben Ihnen, sobald wir Ihr Konto freigegeben haben.',
    validity: (until: string) => `Der Link gilt bis zum ${until} und nur einmal.`,
    notYou: (days: number) =>
      `Sie haben sich nicht registriert? Dann brauchen Sie nichts zu tun: Ohne Ihre Bestätigung löschen wir die Angaben nach ${days} Tagen.`,
  },
  registrationKnown: {
    subject: 'Sie haben bereits ein Konto',
    lead: 'mit Ihrer E-Mail-Adresse wurde eben eine Registrierung begonnen. Sie haben aber schon ein Konto bei uns. Ein zweites haben wir nicht angelegt.',
    forgotten: 'Sie wissen Ihr Passwort nicht mehr? Dann setzen Sie ein neues:',
    notYou: 'Sie waren das nicht? Dann brauchen Sie nichts zu tun. An Ihrem Konto hat sich nichts geändert.',
  },
  registrationRefused: {
    subject: 'Ihre erneute Registrierung',
    lead: {
      declined:
        'mit Ihrer E-Mail-Adresse wurde eben erneut eine Registrierung begonnen. Ihre frühere Registrierung haben wir geprüft und nicht freigegeben. Diese Entscheidung gilt weiter, eine neue Registrierung haben wir nicht angelegt.',
      blocked:
        'mit Ihrer E-Mail-Adresse wurde eben eine Registrierung begonnen. Ihr Konto bei uns ist gesperrt, daher haben wir keine neue Registrierung angelegt.',
    },
    reason: 'Unsere Begründung war',
    contact: 'Hat sich etwas geändert, oder haben Sie Fragen dazu? Dann antworten Sie bitte auf diese E-Mail.',
    notYou: 'Sie waren das nicht? Dann brauchen Sie nichts zu tun.',
  },
  passwordReset: {
    subject: 'Ihr neues Passwort',
    lead: 'für Ihr Konto wurde ein neues Passwort angefordert. Hier setzen Sie es.',
    validity: (minutes: number) => `Der Link gilt einmal und ${minutes} Minuten lang. Geben Sie ihn nicht weiter.`,
    notYou: 'Sie haben das nicht angefordert? Dann brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  },
  staffPasswordReset: {
    subject: 'Ihr neues Passwort für die Verwaltung',
    lead: 'für Ihren Zugang zur Verwaltung wurde ein neues Passwort angefordert. Hier setzen Sie es. Haben Sie einen zweiten Faktor, wird er bei der Anmeldung weiterhin verlangt.',
    notYou:
      'Sie haben das nicht angefordert? Dann bleibt Ihr Passwort, wie es ist. Kommen solche E-Mails öfter, sagen Sie es bitte einem Administrator.',
  },
  passwordResetRefused: {
    subject: 'Ihr Konto ist nicht freigegeben',
    lead: 'für Ihr Konto wurde ein neues Passwort angefordert. Das Konto ist nicht freigegeben, daher lässt sich keines setzen.',
    contact: 'Wenn Sie dazu Fragen haben, wenden Sie sich bitte an uns.',
    notYou: 'Sie haben das nicht angefordert? Dann brauchen Sie nichts zu tun.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    lead: (at: string) =>
      `das Passwort Ihres Kontos wurde am ${at} geändert. Anmeldungen auf anderen Geräten und in anderen Browsern sind beendet.`,
    you: 'Waren Sie das, brauchen Sie nichts weiter zu tun.',
    notYou:
      'Waren Sie das nicht, dann setzen Sie bitte sofort ein neues Passwort. Ändern Sie auch das Passwort Ihres Postfachs und geben Sie uns Bescheid.',
  },
  addressChanged: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    lead: (at: string) => `die E-Mail-Adresse Ihres Kontos wurde am ${at} von uns geändert. Alle Anmeldungen sind beendet.`,
    next: 'Melden Sie sich ab jetzt mit der neuen Adresse an.',
    notYou: 'Sie haben nicht darum gebeten? Dann melden Sie sich bitte gleich bei uns.',
  },
  accountWaiting: {
    subject: (company: string) => `Neues Konto wartet auf Freigabe: ${company}`,
    lead: 'jemand hat die Registrierung bestätigt und wartet auf Ihre Entscheidung.',
    person: 'Person',
    company: 'Firma',
    country: 'Land',
    email: 'E-Mail',
    button: 'Zur Freigabe',
  },
  accountApproved: {
    subject: 'Ihr Konto ist freigegeben',
    lead: 'wir haben Ihr Konto freigegeben. Ab sofort melden Sie sich mit Ihrer E-Mail-Adresse und Ihrem Passwort an.',
  },
  accountDeclined: {
    subject: 'Ihre Registrierung',
    lead: 'wir haben Ihre Registrierung geprüft und können Ihr Konto leider nicht freigeben.',
    reason: 'Begründung',
    contact: 'Wenn Sie dazu Fragen haben, antworten Sie bitte auf diese E-Mail.',
  },
  accountQuestion: {
    subject: 'Eine Frage zu Ihrer Registrierung',
    lead: 'bevor wir Ihr Konto freigeben, haben wir eine Frage an Sie.',
    question: 'Unsere Frage',
    reply: 'Bitte antworten Sie einfach auf diese E-Mail. Ihre Registrierung bleibt bis dahin bestehen.',
  },
  deletionRequested: {
    subject: 'Ihr Konto wird gelöscht',
    lead: (due: string) =>
      `Sie haben beantragt, dass wir Ihr Konto löschen. Das geschieht mit allen Daten, die dazugehören, spätestens am ${due}.`,
    withdraw: 'Bis dahin können Sie es sich anders überlegen und den Antrag in Ihrem Profil zurücknehmen.',
    button: 'Zum Profil',
    notYou:
      'Sie haben das nicht beantragt? Dann nehmen Sie den Antrag bitte zurück, setzen Sie ein neues Passwort und geben Sie uns Bescheid.',
  },
  deletionDone: {
    subject: 'Ihr Konto ist gelöscht',
    lead: (at: string) => `am ${at} haben wir Ihr Konto gelöscht und mit ihm alle Daten, die dazugehörten.`,
    last: 'Diese E-Mail ist unsere letzte an Sie: Auch Ihre Adresse löschen wir, sobald sie verschickt ist.',
  },
  staffSecurity: {
    subject: {
      'factor-set': 'Ihr zweiter Faktor ist eingerichtet',
      'factor-removed': 'Ihr zweiter Faktor wurde entfernt',
      'factor-reset': 'Ihr zweiter Faktor wurde zurückgesetzt',
      'recovery-codes-renewed': 'Ihre Wiederherstellungscodes sind neu',
      'recovery-code-used': 'Ein Wiederherstellungscode wurde verwendet',
      'password-changed': 'Ihr Passwort für die Verwaltung wurde geändert',
      'address-changed': 'Ihre E-Mail-Adresse für die Verwaltung wurde geändert',
      'staff-created': 'Ein neuer Mitarbeiter wurde angelegt',
      'staff-roles-changed': 'Die Rollen eines Mitarbeiters wurden geändert',
    },
    lead: {
      'factor-set': (at: string) =>
        `am ${at} wurde für Ihr Konto in der Verwaltung eine Authenticator-App eingerichtet. Ab jetzt melden Sie sich mit Passwort und Code an.`,
      'factor-removed': (at: string) =>
        `am ${at} wurde Ihr zweiter Faktor entfernt. Für die Verwaltung genügt jetzt Ihr Passwort.`,
      'factor-reset': (at: string) =>
        `am ${at} hat ein Administrator Ihren zweiten Faktor zurückgesetzt. Ihre Anmeldungen in der Verwaltung sind beendet.`,
      'recovery-codes-renewed': (at: string) =>
        `am ${at} wurden neue Wiederherstellungscodes für Ihr Konto in der Verwaltung erzeugt. Die bisherigen gelten nicht mehr.`,
      'recovery-code-used': (at: string) =>
        `am ${at} wurde statt eines Codes aus Ihrer App ein Wiederherstellungscode verwendet. Jeder gilt nur einmal.`,
      'password-changed': (at: string) =>
        `das Passwort Ihres Kontos in der Verwaltung wurde am ${at} geändert. Anmeldungen auf anderen Geräten und in anderen Browsern sind beendet.`,
      'address-changed': (at: string) =>
        `die E-Mail-Adresse Ihres Kontos in der Verwaltung wurde am ${at} geändert. Diese Nachricht geht an die alte und an die neue Adresse.`,
      'staff-created': (at: string) =>
        `am ${at} wurde in der Verwaltung ein neuer Mitarbeiter angelegt. Wer das war, steht im Protokoll. Diese Nachricht geht an alle Administratoren.`,
      'staff-roles-changed': (at: string) =>
        `am ${at} wurden in der Verwaltung die Rollen eines Mitarbeiters geändert. Wer das war, steht im Protokoll. Diese Nachricht geht an alle Administratoren.`,
    },
    you: 'Waren Sie das, oder wissen Sie davon, brauchen Sie nichts weiter zu tun.',
    notYou: 'Wenn nicht, setzen Sie bitte sofort ein neues Passwort und geben Sie einem Administrator Bescheid.',
  },
};
