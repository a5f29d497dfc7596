import type { TextPart } from '../content-pages/block.ts';
import { same, t } from '../text.ts';

const copy: readonly TextPart[] = [
  {
    paragraph: t(
      'Diese Anwendung zeigt Kunden und Vertrieb die Maschinen von Varnholt und stellt Unterlagen zusammen. Dafür braucht sie wenige Angaben zu Ihrer Person. Hier steht, welche das sind, wozu sie dienen und wann sie gelöscht werden. Stand: November 2026.',
      'This app shows the machines of Varnholt to customers and sales staff and compiles documents. For this it needs a few details about you. This policy says which they are, what they are for and when they are deleted. As of November 2026.',
    ),
  },
  { headline: t('Wer verantwortlich ist', 'Who is responsible'), size: 'h3' },
  {
    paragraph: t(
      'Verantwortlich ist die Varnholt Maschinenbau (fiktiv), Messerschmiedstraße 1, 51149 Köln. Fragen zum Datenschutz beantwortet unsere Datenschutzbeauftragte:',
      'Varnholt Maschinenbau (fictional), Messerschmiedstraße 1, 51149 Cologne, Germany, is responsible. Our data protection officer answers questions about privacy:',
    ),
    link: {
      text: same(' datenschutz@varnholt.example'),
      url: 'mailto:datenschutz@varnholt.example',
    },
  },
  { headline: t('Was wir speichern', 'What we store'), size: 'h3' },
  {
    list: [
      t(
        'Ihr Konto: Anrede, Name, Firma, Land, Telefon, E-Mail-Adresse und Sprache. Das Passwort wird nur als Prüfwert gespeichert und ist für niemanden lesbar.',
        'Your account: form of address, name, company, country, telephone, email address and language. The password is stored as a hash only and cannot be read by anybody.',
      ),
      t(
        'Ihre Zustimmung: Zeitpunkt, IP-Adresse und Wortlaut dieser Erklärung bei der Registrierung und bei der Bestätigung Ihrer E-Mail-Adresse.',
        'Your consent: time, IP address and wording of this policy when you registered and when you confirmed your email address.',
      ),
      t(
        'Ihre Anmeldungen: Beginn, letzte Verwendung sowie Browser und Betriebssystem in Worten. Sie sehen und beenden sie selbst in Ihrem Profil.',
        'Your log-ins: their beginning, their last use, and browser and operating system in words. You see and end them yourself in your profile.',
      ),
      t(
        'Dokumente, die Sie senden: Empfänger, Absender, Nachricht, die gewählten Seiten und das PDF.',
        'Documents that you send: recipient, sender, message, the chosen pages and the PDF.',
      ),
      t(
        'Protokolle des Servers: Zeit, aufgerufene Funktion und Ergebnis, ohne Ihren Namen, Ihre E-Mail-Adresse und Ihre IP-Adresse.',
        'Logs of the server: time, function called and result, without your name, your email address and your IP address.',
      ),
    ],
  },
  { headline: t('Wozu und auf welcher Grundlage', 'What for, and on which basis'), size: 'h3' },
  {
    paragraph: t(
      'Konto, Anmeldung und Dokumente dienen der Nutzung, um die Sie mit der Registrierung bitten (Art. 6 Abs. 1 Buchst. b DSGVO). Über die Freigabe Ihres Kontos entscheidet ein Mensch in unserem Hause; automatisierte Entscheidungen gibt es nicht. Den Newsletter erhalten Sie nur mit Ihrer Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO); Sie widerrufen sie jederzeit in Ihrem Profil.',
      'Account, log-in and documents serve the use that you ask for by registering (Art. 6 (1) (b) GDPR). Whether your account is approved is decided by a person in our company; there are no automated decisions. You receive the newsletter only with your consent (Art. 6 (1) (a) GDPR); you withdraw it in your profile at any time.',
    ),
  },
  { headline: t('Welche E-Mails Sie erhalten', 'Which emails you receive'), size: 'h3' },
  {
    paragraph: t(
      'Wir schreiben Ihnen, wenn Ihre Adresse zu bestätigen ist, wenn über Ihr Konto entschieden wurde oder wir dazu eine Frage haben, wenn Ihr Passwort geändert werden soll oder wurde und wenn Sie die Löschung Ihres Kontos verlangen. Unsere E-Mails enthalten keine Zählbilder.',
      'We write to you when your address needs to be confirmed, when your account was decided on or we have a question about it, when your password is to be changed or was changed, and when you ask for the deletion of your account. Our emails contain no tracking pixels.',
    ),
  },
  { headline: t('Wer die Daten erhält', 'Who receives the data'), size: 'h3' },
  {
    paragraph: t(
      'Niemand außer uns und den Empfängern, denen Sie selbst Dokumente senden. Die Anwendung läuft auf unserem eigenen Server. Sie lädt keine Schriften, Karten oder Programme von fremden Servern, wertet Ihr Verhalten nicht aus und zeigt keine Werbung. Im Browser speichert sie nur, was sie für die Anmeldung, die Sprache, Ihr Dokument und Ihre letzten Suchen braucht.',
      'Nobody but us and the recipients to whom you send documents yourself. The app runs on our own server. It loads no fonts, maps or programs from other servers, does not track your behaviour and shows no advertising. In your browser it keeps only what it needs for your log-in, the language, your document and your recent searches.',
    ),
  },
  { headline: t('Wann wir löschen', 'When we delete'), size: 'h3' },
  {
    list: [
      t(
        'Registrierungen, die nicht bestätigt werden: nach sieben Tagen.',
        'Registrations that are not confirmed: after seven days.',
      ),
      t(
        'Anmeldungen: Sie enden nach zwölf Stunden, in der Desktop-App nach dreißig Tagen.',
        'Log-ins: they end after twelve hours, in the desktop app after thirty days.',
      ),
      t(
        'PDF, Namen, Adressen und Nachricht eines gesendeten Dokuments: nach dreißig Tagen.',
        'PDF, names, addresses and message of a document that was sent: after thirty days.',
      ),
      t(
        'Konten, die wir nicht freigeben: zwölf Monate nach unserer Entscheidung.',
        'Accounts that we do not approve: twelve months after our decision.',
      ),
      t(
        'Ihr Konto: auf Ihr Verlangen, spätestens dreißig Tage danach, mit allem, was dazugehört.',
        'Your account: at your request, thirty days later at the latest, with everything that belongs to it.',
      ),
    ],
  },
  { headline: t('Ihre Rechte', 'Your rights'), size: 'h3' },
  {
    paragraph: t(
      'Sie können Auskunft verlangen, Ihre Daten berichtigen, löschen oder einschränken lassen, sie in einem gängigen Format erhalten und der Verarbeitung widersprechen. Vieles davon erledigen Sie selbst in Ihrem Profil: Angaben ändern, alle Daten herunterladen, Anmeldungen beenden, die Löschung verlangen. Außerdem können Sie sich bei einer Aufsichtsbehörde beschweren, zum Beispiel bei der Landesbeauftragten für Datenschutz und Informationsfreiheit Nordrhein-Westfalen.',
      'You can ask for information, have your data corrected, deleted or restricted, receive them in a common format and object to their processing. Much of this you do yourself in your profile: change your details, download all data, end log-ins, ask for deletion. You can also complain to a supervisory authority, for example the State Commissioner for Data Protection and Freedom of Information of North Rhine-Westphalia.',
    ),
  },
];

/** What people agree to when they register: what this app really does, said for the fictional maker. */
export const privacyPolicy = { headline: t('Datenschutzerklärung', 'Privacy policy'), copy };
