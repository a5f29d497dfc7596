import type { Option } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const options: readonly Option[] = [
  {
    key: 'bin-lift-300',
    categories: ['loading'],
    title: t('Hubsäule für 300-l-Wagen', 'Lifting column for 300-litre trolleys'),
    copy: t('Frei stehend, bedient vom Podest aus.', 'Free-standing, operated from the platform.'),
    pictures: ['ww-200/bin-lift'],
    slides: [
      {
        headline: t('Takt', 'Cycle'),
        copy: t('Heben, kippen, senken in 48 Sekunden.', 'Lift, tip and lower in 48 seconds.'),
      },
      {
        headline: t('Oder gleich die WWB 300', 'Or the WWB 300 straight away'),
        copy: t(
          'Ab drei Wagen je fünf Minuten ist die angebaute Hubsäule der WWB 300 die bessere Lösung.',
          'From three trolleys every five minutes, the built-in lifting column of the WWB 300 is the better solution.',
        ),
      },
    ],
  },
  {
    key: 'sorting',
    categories: ['cutting'],
    title: t('Sortiereinrichtung mit Förderschnecke', 'Sorting device with discharge screw'),
    copy: t('Führt Knorpel und Sehnen in einen eigenen Wagen.', 'Carries gristle and sinews into a trolley of their own.'),
    pictures: ['ww-200/sorting'],
    slides: [
      {
        headline: t('Austrag 0,5 bis 10 %', 'Discharge of 0.5 to 10%'),
        copy: t('Stufenlos, am Handrad eingestellt.', 'Infinitely variable, set at the hand wheel.'),
      },
    ],
  },
  {
    key: 'worm-trolley',
    categories: ['cleaning'],
    title: t('Schneckenausfahrwagen mit Motor', 'Motorised worm trolley'),
    copy: t('Zieht die 96 kg schwere Zubringerschnecke heraus.', 'Pulls out the feed worm, which weighs 96 kg.'),
    pictures: ['ww-200/worm-trolley'],
    slides: [
      {
        headline: t('Eine Person', 'One person'),
        copy: t('Ausfahren und Waschstellung in fünf Minuten.', 'Out and in washing position in five minutes.'),
      },
    ],
  },
  {
    key: 'filter-mats',
    categories: ['cleaning'],
    title: t('Wartungstüren mit Filtermatten', 'Service doors with filter mats'),
    copy: t(
      'Halten Staub und Fasern vom Antrieb fern; gewechselt wird von außen.',
      'Keep dust and fibres away from the drive; changed from outside.',
    ),
    pictures: ['ww-250/rear'],
    slides: [
      {
        headline: t('Ohne Werkzeug', 'Without tools'),
        copy: t(
          'Die Matten sitzen hinter den Lüftungsgittern und sind waschbar.',
          'The mats sit behind the ventilation grids and can be washed.',
        ),
      },
    ],
  },
];
