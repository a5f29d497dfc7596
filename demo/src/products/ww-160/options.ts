import type { Option } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const options: readonly Option[] = [
  {
    key: 'trolley-lift',
    categories: ['loading'],
    title: t('Beschickung für 200-l-Wagen', 'Loader for 200-litre trolleys'),
    copy: t('Seitlich angebaut, Hub in 18 Sekunden.', 'Fitted to the side, lifts in 18 seconds.'),
    pictures: ['ww-200/trolley-lift'],
    slides: [
      {
        headline: t('Auch später', 'Later, too'),
        copy: t(
          'Die Anschraubpunkte sind ab Werk vorhanden. Der Anbau dauert einen Tag.',
          'The mounting points are there from the start. Fitting takes a day.',
        ),
      },
    ],
  },
  {
    key: 'speed-control',
    categories: ['control'],
    title: t('Drehzahlregelung der Arbeitsschnecke', 'Speed control of the grinding worm'),
    copy: t('60 bis 220 Umdrehungen je Minute statt zwei fester Stufen.', '60 to 220 rpm instead of two fixed speeds.'),
    pictures: ['ww-160/panel'],
    slides: [
      {
        headline: t('Fett bei −5 °C', 'Fat at −5 °C'),
        copy: t(
          'Langsam geschnitten bleibt Speck körnig und schmiert nicht.',
          'Cut slowly, back fat stays grainy and does not smear.',
        ),
      },
    ],
  },
  {
    key: 'bone-package',
    categories: ['cutting'],
    title: t('Schneidsatz für Tiernahrung', 'Cutting set for pet food'),
    copy: t('Dreiteilig, gehärtet, für weiche Knochen bis 15 mm.', 'Three parts, hardened, for soft bones of up to 15 mm.'),
    pictures: ['ww-160/base'],
    slides: [
      {
        headline: t('Standzeit', 'Service life'),
        copy: t('Rund 90 Tonnen bis zum ersten Schliff.', 'About 90 tonnes before the first sharpening.'),
      },
    ],
  },
  {
    key: 'wall-rear',
    categories: ['cleaning'],
    title: t('Glatte Rückseite', 'Plain rear'),
    copy: t(
      'Getriebe und Türen nach links verlegt, für die Aufstellung an der Wand.',
      'Gearbox and doors moved to the left for installation against a wall.',
    ),
    pictures: ['ww-160/rear'],
    slides: [
      {
        headline: t('80 mm Abstand', 'A gap of 80 mm'),
        copy: t('genügen zum Ausspülen.', 'is enough for rinsing.'),
      },
    ],
  },
];
