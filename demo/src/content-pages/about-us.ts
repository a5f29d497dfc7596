import { same, t } from '../text.ts';
import type { ContentPage } from './content-page.ts';

export const aboutUs: ContentPage = {
  slug: 'ueber-uns',
  pageType: 'default',
  menuName: t('Über uns', 'About us'),
  headline: t('Varnholt baut Wölfe seit 1911', 'Varnholt has built grinders since 1911'),
  subline: t(
    'Ein erfundenes Unternehmen mit 640 erfundenen Beschäftigten. Die Haltung dahinter ist ernst gemeint.',
    'An invented company with 640 invented employees. The attitude behind it is meant in earnest.',
  ),
  picture: 'scenes/line',
  isHighlightColorBlue: true,
  blocks: [
    {
      type: 'richText',
      copy: [
        { headline: t('Was wir bauen', 'What we build'), size: 'h3' },
        {
          paragraph: t(
            'Maschinen, die Fleisch zerkleinern und mischen: Wölfe, Kutter, Mischwölfe, Mischer, Emulgatoren und Gefrierfleischschneider. Vierzehn Baugrößen, sechs Bauarten, ein Bedienkonzept.',
            'Machines that cut, grind and mix meat: grinders, bowl cutters, mixer-grinders, mixers, emulsifiers and frozen block cutters. Fourteen sizes, six designs, one operating concept.',
          ),
        },
        {
          paragraph: t(
            'Wir drehen, fräsen, schweißen und polieren selbst. Was den Schnitt bestimmt, kaufen wir nicht zu.',
            'We turn, mill, weld and polish ourselves. Nothing that determines the cut is bought in.',
          ),
        },
        { headline: t('Was wir nicht bauen', 'What we do not build'), size: 'h3' },
        {
          paragraph: t(
            'Füller, Öfen und Verpackungsmaschinen. Dafür kennen wir Partner und liefern die Schnittstelle.',
            'Fillers, ovens and packaging machines. For those we know partners and supply the interface.',
          ),
        },
      ],
    },
    {
      type: 'infoNumbers',
      numbers: [
        { number: same('1911'), subline: t('gegründet als Messerschmiede', 'founded as a cutler’s workshop') },
        { number: same('640'), subline: t('Beschäftigte, davon 48 in Ausbildung', 'employees, 48 of them in training') },
        { number: t('11.300', '11,300'), subline: t('Maschinen im Einsatz', 'machines in operation') },
        { number: t('96 %', '96%'), subline: t('der Ersatzteile am selben Tag versandt', 'of spare parts shipped the same day') },
      ],
      pictures: ['ww-200/preview', 'k-330/preview'],
    },
    {
      type: 'imageWidthText',
      picture: 'ww-200/cutting-set',
      copy: [
        { headline: t('Vom Messer her gedacht', 'Designed from the knife outwards'), size: 'h3' },
        {
          paragraph: t(
            'Jede Entwicklung beginnt am Schneidsatz. Erst wenn der Schnitt stimmt, zeichnen wir die Maschine darum.',
            'Every development starts at the cutting set. Only when the cut is right do we draw the machine around it.',
          ),
        },
        {
          list: [
            t('Versuchsraum mit 120 m² und eigener Kühlung', 'Test kitchen of 120 m² with its own cold room'),
            t('Rund 300 Versuche mit Kunden im Jahr', 'About 300 trials with customers a year'),
            t('Messprotokoll noch am selben Tag', 'Measurement report on the same day'),
          ],
        },
      ],
    },
    {
      type: 'quote',
      quote: t(
        'Eine gute Maschine erkennt man daran, dass der Wurst nichts auffällt.',
        'You can tell a good machine by the fact that the sausage never notices it.',
      ),
      source: t('Leitung Technologie, Varnholt (fiktiv)', 'Head of technology, Varnholt (fictional)'),
      picture: 'k-330/dark',
      backgroundColor: 'black',
      style: 'full',
    },
    {
      type: 'imageGallery',
      headline: t('Aus dem Programm', 'From the range'),
      pictures: ['w-130/preview', 'wwb-300/preview', 'k-550/preview', 'e-175/preview', 'm-1100/preview', 'gs-620/preview'],
    },
    {
      type: 'imageWidthText',
      picture: 'e-175/detail',
      copy: [
        { headline: t('Sprechen Sie mit uns', 'Talk to us'), size: 'h3' },
        {
          paragraph: t('Der Vertrieb antwortet am selben Werktag: ', 'Our sales team replies on the same working day: '),
          link: { text: t('E-Mail an den Vertrieb', 'send an email'), url: 'mailto:vertrieb@varnholt.example' },
        },
      ],
    },
  ],
  related: [{ page: 'standorte' }, { page: 'service' }, { line: 'rohwurstlinie' }],
};
