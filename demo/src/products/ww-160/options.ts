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
    title: t('Bedienfeld mit Drehzahlregelung', 'Control panel with speed control'),
    copy: t(
      'Die Arbeitsschnecke läuft mit 60 bis 220 Umdrehungen je Minute statt in zwei festen Stufen.',
      'The grinding worm runs at 60 to 220 rpm instead of two fixed speeds.',
    ),
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
    title: t('Schneidkopf für Tiernahrung', 'Cutting head for pet food'),
    copy: t(
      'Mit dreiteiligem, gehärtetem Schneidsatz für weiche Knochen bis 15 mm.',
      'With a hardened three-part cutting set for soft bones of up to 15 mm.',
    ),
    pictures: ['ww-160/base'],
    slides: [
      {
        headline: t('Standzeit', 'Service life'),
        copy: t('Rund 90 Tonnen bis zum ersten Schliff.', 'About 90 tonnes before the first sharpening.'),
      },
    ],
  },
  {
    key: 'corridor-rear',
    categories: ['cleaning'],
    title: t('Rückseite zum Technikgang', 'Rear facing the service corridor'),
    copy: t(
      'Ein Rahmen schließt zur Wand ab; gewartet wird durch die Türen vom Gang aus.',
      'A frame seals the machine into the wall; servicing is done through the doors from the corridor.',
    ),
    pictures: ['ww-160/rear'],
    slides: [
      {
        headline: t('Rein und unrein getrennt', 'Clean and dirty areas kept apart'),
        copy: t(
          'Motor und Getriebe bleiben außerhalb des Produktionsraums.',
          'Motor and gearbox stay outside the production room.',
        ),
      },
    ],
  },
];
