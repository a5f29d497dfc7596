import type { Question } from '../catalogue.ts';
import type { PictureKey, VideoKey } from '../media.ts';
import { type Text, t } from '../text.ts';

const pictures: Record<'background' | 'front' | 'functions', PictureKey> = {
  background: 'ww-200/dark',
  front: 'scenes/hole-plate',
  functions: 'scenes/tablet',
};
const video: VideoKey = 'films/k-550';

const functions: readonly Text[] = [
  t('Maschinen in der 360°-Ansicht von allen Seiten zeigen', 'Show machines from every side in the 360° view'),
  t('Technische Daten verwandter Baugrößen nebeneinander lesen', 'Read the technical data of related sizes side by side'),
  t('Seiten sammeln und als ein PDF an den Kunden senden', 'Collect pages and send them to the customer as one PDF'),
  t('Alle Inhalte auf Deutsch und Englisch', 'All content in German and English'),
];

const advantages: readonly Text[] = [
  t('Sie antworten im Gespräch, nicht eine Woche später.', 'You answer in the meeting, not a week later.'),
  t('Ihr Kunde sieht die Maschine, bevor sie gebaut ist.', 'Your customer sees the machine before it is built.'),
  t(
    'Ein Stand für alle: Werte ändern sich überall im selben Augenblick.',
    'One version for all: figures change everywhere at the same moment.',
  ),
  t('Das Dokument trägt Ihren Namen und geht sofort ab.', 'The document carries your name and goes out at once.'),
];

const questions: readonly Question[] = [
  {
    question: t('Wer bekommt ein Konto?', 'Who gets an account?'),
    answer: t(
      'Kunden, Händler und Mitarbeitende. Registrieren Sie sich hier; wir prüfen jedes Konto von Hand und schalten Sie in der Regel am selben Werktag frei.',
      'Customers, dealers and staff. Register here; we check each account by hand and usually activate it on the same working day.',
    ),
  },
  {
    question: t('Was kostet die Anwendung?', 'What does the app cost?'),
    answer: t('Nichts. Sie gehört zum Service von Varnholt.', 'Nothing. It is part of Varnholt’s service.'),
  },
  {
    question: t('Auf welchen Geräten läuft die Anwendung?', 'Which devices does the app run on?'),
    answer: t(
      'Im Browser auf jedem aktuellen Rechner, Tablet und Telefon.',
      'In the browser on any current computer, tablet and phone.',
    ),
  },
  {
    question: t('Wer sieht die Dokumente, die ich sende?', 'Who sees the documents I send?'),
    answer: t(
      'Nur Ihr Empfänger und Sie selbst. Antworten kommen an Ihre E-Mail-Adresse.',
      'Only your recipient and you. Replies go to your email address.',
    ),
  },
];

export const landing = {
  introPreline: t('Varnholt Maschinenprogramm', 'The Varnholt range'),
  introHeadline: t('Alle Maschinen. Ein Dokument.', 'All machines. One document.'),
  pictures,
  videoHeadline: t('So entsteht feines Brät', 'How fine emulsion is made'),
  videoCopy: t(
    'Sechs Sekunden an der K 550: Ruhig trägt die Schüssel das Brät unter die Messerhaube.',
    'Six seconds at the K 550: the bowl carries the emulsion smoothly under the knife hood.',
  ),
  video,
  functionsHeadline: t('Was die Anwendung kann', 'What the app does'),
  functions,
  advantagesHeadline: t('Was Sie davon haben', 'What you gain'),
  advantages,
  faqHeadline: t('Häufige Fragen', 'Frequently asked questions'),
  questions,
  siteLink: {
    text: t('Varnholt im Internet', 'Varnholt on the web'),
    address: t('https://www.varnholt.example/', 'https://www.varnholt.example/en'),
  },
  footerPreline: t('Für Kunden, Händler und Vertrieb', 'For customers, dealers and sales'),
  footerHeadline: t('Ihr Zugang zum Maschinenprogramm', 'Your access to the whole range'),
  footerContact: {
    name: t('Vertrieb Varnholt (fiktiv)', 'Varnholt sales (fictional)'),
    phone: '+49 221 4710 100',
    email: 'vertrieb@varnholt.example',
  },
};
