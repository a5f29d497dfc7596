import { t } from '../text.ts';
import type { ContentPage } from './content-page.ts';

export const faqPage: ContentPage = {
  slug: 'faq',
  pageType: 'default',
  headline: t('Häufige Fragen', 'Frequently asked questions'),
  subline: t('Zu Angebot, Lieferung, Betrieb und zu dieser App.', 'About quotations, delivery, operation and this app.'),
  tilePicture: 'scenes/tablet',
  blocks: [
    {
      type: 'faq',
      headline: t('Angebot und Lieferung', 'Quotation and delivery'),
      questions: [
        {
          question: t('Wie lange gilt ein Angebot?', 'How long is a quotation valid?'),
          answer: t('90 Tage. Danach prüfen wir Preise und Termine neu.', '90 days. After that we check prices and dates again.'),
        },
        {
          question: t('Wie lang sind die Lieferzeiten?', 'What are the delivery times?'),
          answer: t(
            'Wölfe zehn Wochen, Kutter und Mischer 14, ganze Linien nach Plan. Vorführmaschinen sind sofort verfügbar.',
            'Grinders ten weeks, bowl cutters and mixers 14, complete lines by schedule. Demonstration machines are available at once.',
          ),
        },
        {
          question: t('Nehmen Sie alte Maschinen zurück?', 'Do you take back old machines?'),
          answer: t(
            'Ja, auch fremde Fabrikate. Wir verrechnen den Restwert.',
            'Yes, other makes too. We offset their residual value against the price.',
          ),
        },
      ],
    },
    {
      type: 'faq',
      headline: t('Betrieb', 'Operation'),
      questions: [
        {
          question: t('Welche Lochscheibe ist die richtige?', 'Which hole plate is the right one?'),
          answer: t(
            'Für Rohwurst 2 bis 5 mm, zum Vorwolfen 8 oder 13 mm, für Tiernahrung 8 bis 20 mm. Die Leistung steht in der Produktübersicht Wölfe.',
            '2 to 5 mm for dry sausage, 8 or 13 mm for pre-grinding, 8 to 20 mm for pet food. The output is listed in the product overview of grinders.',
          ),
        },
        {
          question: t('Wie oft muss geschliffen werden?', 'How often is sharpening needed?'),
          answer: t('Nach 60 bis 120 Tonnen, je nach Sehnenanteil.', 'After 60 to 120 tonnes, depending on the share of sinews.'),
        },
        {
          question: t('Mit welchem Druck darf gereinigt werden?', 'What pressure may be used for cleaning?'),
          answer: t(
            'Höchstens 25 bar, nie auf Dichtungen und Bedienfeld.',
            '25 bar at most, never on seals or the control panel.',
          ),
        },
      ],
    },
    {
      type: 'accordion',
      headline: t('Zu dieser Anwendung', 'About this app'),
      appearance: 'default',
      isFirstItemOpen: true,
      items: [
        {
          headline: t('Wie stelle ich ein Dokument zusammen?', 'How do I build a document?'),
          copy: t(
            'Jede Seite, die sich senden lässt, hat „Ins Dokument“. Die gesammelten Kapitel ordnen Sie unter „Dokument“ und senden sie als ein PDF.',
            'Every page that can be sent has “Add to document”. Arrange the chapters under “Document” and send them as one PDF.',
          ),
        },
        {
          headline: t('Sieht mein Kunde, was ich ihm gezeigt habe?', 'Does my customer see what I showed?'),
          copy: t('Nur, was Sie senden.', 'Only what you send.'),
        },
      ],
    },
  ],
  related: [{ page: 'service' }, { page: 'mediathek' }],
};
