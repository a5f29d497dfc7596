import { t } from '../text.ts';
import type { ContentPage } from './content-page.ts';

export const service: ContentPage = {
  slug: 'service',
  pageType: 'default',
  headline: t('Service', 'Service and spare parts'),
  subline: t(
    'Ersatzteile am nächsten Werktag, Technik an 26 Standorten, Messerschliff im Umlauf.',
    'Spare parts on the next working day, technicians at 26 locations, knives sharpened on an exchange basis.',
  ),
  picture: 'k-550/preview',
  blocks: [
    {
      type: 'accordion',
      headline: t('Was wir übernehmen', 'What we take care of'),
      appearance: 'cards',
      items: [
        {
          headline: t('Inbetriebnahme', 'Commissioning'),
          copy: t(
            'Zwei Techniker, zwei Tage, Abnahme mit Ihrem Produkt. Danach eine Woche Rufbereitschaft.',
            'Two technicians, two days, acceptance with your product. Then a week on call.',
          ),
        },
        {
          headline: t('Wartungsvertrag', 'Service contract'),
          copy: t(
            'Zwei Besuche im Jahr, Verschleißteile inbegriffen. Ausfallgarantie 48 Stunden in Europa.',
            'Two visits a year, wear parts included. Maximum downtime of 48 hours guaranteed in Europe.',
          ),
        },
        {
          headline: t('Messer und Scheiben', 'Knives and plates'),
          copy: t(
            'Wir holen ab, schleifen und bringen zurück. Jeder Satz wird vermessen und trägt eine Nummer.',
            'We collect, sharpen and return. Every set is measured and carries a number.',
          ),
        },
        {
          headline: t('Schulung', 'Training'),
          copy: t(
            'Bei Ihnen oder im Stammwerk. Bedienen, reinigen, einrichten, instand halten: je ein Tag.',
            'At your plant or at our works. Operating, cleaning, setting up, maintaining: one day each.',
          ),
        },
      ],
    },
    {
      type: 'bulletPoints',
      headline: t('Immer auf Lager', 'Always in stock'),
      numberOfCols: 3,
      points: [
        t('Lochscheiben 2 bis 30 mm', 'Hole plates of 2 to 30 mm'),
        t('Messer für alle Baureihen', 'Knives for all series'),
        t('Dichtungen und Lager', 'Seals and bearings'),
        t('Schnecken bis 200 mm', 'Worms of up to 200 mm'),
        t('Bedienfelder und Steuerungen', 'Panels and controls'),
        t('Getriebe im Tausch', 'Exchange gearboxes'),
        t('Kutterschüsseln auf Anfrage', 'Bowls for bowl cutters on request'),
      ],
    },
    {
      type: 'imageSliderWithDescription',
      headline: t('Überholung im Werk', 'Overhaul at our works'),
      subline: t('Nach zehn Jahren wie nach zehn Tagen', 'After ten years as after ten days'),
      copy: t(
        'Zerlegen, strahlen, schweißen, polieren, neu lagern, neu verdrahten. Eine überholte Maschine geht mit zwei Jahren Gewährleistung zurück.',
        'Dismantle, blast, weld, polish, fit new bearings and new wiring. An overhauled machine goes back with a two-year warranty.',
      ),
      pictures: ['w-160/doors', 'ww-160/doors', 'ww-250/doors', 'k-120/doors'],
      imageSize: 'landscape',
    },
    { type: 'headline', headline: t('Rufen Sie an, bevor Sie schrauben', 'Call before you reach for a spanner'), size: 'h2' },
    {
      type: 'richText',
      copy: [
        {
          paragraph: t(
            'Zwei von drei Störungen lösen wir am Telefon oder über die Fernwartung. Halten Sie bereit:',
            'We solve two out of three faults by phone or remote service. Please have ready:',
          ),
        },
        {
          list: [
            t('die Seriennummer vom Typenschild', 'the serial number on the name plate'),
            t('die Meldung auf der Anzeige, am besten als Foto', 'the message on the display, ideally as a photo'),
            t('was zuletzt geändert wurde', 'what was changed last'),
          ],
          isOrdered: true,
        },
        {
          paragraph: t('Hotline, Tag und Nacht: ', 'Hotline, day and night: '),
          link: { text: t('+49 221 4710 110', '+49 221 4710 110 (Germany)'), url: 'tel:+492214710110' },
        },
      ],
    },
    { type: 'video', video: 'films/k-550' },
  ],
  related: [{ page: 'faq' }, { page: 'standorte' }, { page: 'hygiene' }],
};
