import type { Option } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const options: readonly Option[] = [
  {
    key: 'double-set',
    categories: ['cutting'],
    title: t('Zweistufiger Schneidkopf (Ausführung D)', 'Two-stage cutting head (version D)'),
    copy: t('Von 3 mm auf 0,8 mm in einem Durchgang.', 'From 3 mm to 0.8 mm in one pass.'),
    pictures: ['e-175/head'],
    slides: [
      {
        headline: t('Mehr Motor, weniger Durchsatz', 'More motor, less throughput'),
        copy: t(
          '160 kW und 7.200 kg/h: Die zweite Stufe kostet Kraft und bis zu vier Kelvin.',
          '160 kW and 7,200 kg/h: the second stage costs power and up to four kelvin.',
        ),
      },
    ],
  },
  {
    key: 'feed-pump',
    categories: ['loading'],
    title: t('Einlauftrichter mit Anschluss für Förderpumpe', 'Inlet funnel with connection for a feed pump'),
    copy: t(
      'Mit Schnellkupplung: Ist er ab, passt eine Förderpumpe mit DN 100 an den Schneidkopf.',
      'With quick coupling: once it is off, a feed pump of DN 100 fits the cutting head.',
    ),
    pictures: ['e-175/funnel'],
    slides: [
      {
        headline: t('Ohne Luft', 'Without air'),
        copy: t('Entlüftetes Brät bleibt entlüftet.', 'De-aerated emulsion stays de-aerated.'),
      },
    ],
  },
  {
    key: 'gap-drive',
    categories: ['control'],
    title: t('Handrad mit elektrisch verstelltem Schneidspalt', 'Hand wheel with electric gap adjustment'),
    copy: t(
      'Ein Stellantrieb fährt den Spalt nach Rezept an, auf 0,01 mm genau.',
      'An actuator sets the gap by recipe, to within 0.01 mm.',
    ),
    pictures: ['applications/liver-sausage'],
    slides: [
      {
        headline: t('Regelt nach Temperatur', 'Controls by temperature'),
        copy: t('Am Ende einer heißen Charge so fein wie am Anfang.', 'As fine at the end of a hot batch as at the beginning.'),
      },
    ],
  },
];
