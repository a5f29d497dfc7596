import { t } from '../text.ts';
import type { ContentPage } from './content-page.ts';

export const imprint: ContentPage = {
  slug: 'impressum',
  pageType: 'default',
  headline: t('Impressum', 'Imprint'),
  subline: t('Varnholt ist ein fiktives Unternehmen.', 'Varnholt is a fictional company.'),
  blocks: [
    {
      type: 'richText',
      copy: [
        {
          paragraph: t(
            'Varnholt Maschinenbau (fiktiv), Messerschmiedstraße 1, 51149 Köln. Firma, Maschinen, Personen und Werte dieser Vorführung sind erfunden.',
            'Varnholt Maschinenbau (fictional), Messerschmiedstraße 1, 51149 Cologne. The company, machines, persons and figures of this demonstration are invented.',
          ),
        },
        {
          paragraph: t(
            'Wer die Anwendung betreibt, setzt hier die eigenen Angaben ein.',
            'Whoever runs the app puts their own details here.',
          ),
        },
      ],
    },
  ],
  related: [],
};

export const privacy: ContentPage = {
  slug: 'datenschutz',
  pageType: 'default',
  headline: t('Datenschutz', 'Privacy'),
  subline: t('Welche Daten die Anwendung speichert und warum.', 'Which data the app stores and why.'),
  blocks: [
    {
      type: 'richText',
      copy: [
        { headline: t('Ihr Konto', 'Your account'), size: 'h3' },
        {
          paragraph: t(
            'Name, Firma, Funktion, Telefon und E-Mail-Adresse stehen auf dem letzten Blatt Ihrer Dokumente. Das Passwort wird nur als Prüfwert gespeichert.',
            'Name, company, position, telephone and email address appear on the last sheet of your documents. The password is stored as a hash only.',
          ),
        },
        { headline: t('Gesendete Dokumente', 'Documents you send'), size: 'h3' },
        {
          list: [
            t('Empfänger und Zeitpunkt, damit Sie nachsehen können', 'Recipient and time, so that you can look them up'),
            t('Das PDF, solange der Link gilt', 'The PDF for as long as the link is valid'),
          ],
        },
        { headline: t('Was nicht geschieht', 'What does not happen'), size: 'h3' },
        {
          paragraph: t(
            'Keine Auswertung des Verhaltens, keine Werbung, keine Schriften und keine Karten von fremden Servern.',
            'No tracking of behaviour, no advertising, no fonts and no maps from other servers.',
          ),
        },
      ],
    },
  ],
  related: [],
};
