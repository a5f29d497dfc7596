import type { Advantage } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const advantages: readonly Advantage[] = [
  {
    key: 'two-shafts',
    category: 'quality',
    title: t('Zwei Wellen mit gegeneinander versetzten Armen', 'Two shafts with offset arms'),
    copy: t(
      'Sie heben das Fleisch an, statt es zu kneten. Nach drei Minuten liegen zehn Proben höchstens 0,4 Kelvin auseinander.',
      'They lift the meat instead of kneading it. After three minutes, ten samples differ by 0.4 kelvin at most.',
    ),
    picture: 'wwr-200/arms',
    details: [
      {
        headline: t('Fettgehalt', 'Fat content'),
        copy: t(
          'Abweichung unter 0,5 Prozentpunkten in einer Charge von 420 kg.',
          'Deviation below 0.5 percentage points in a batch of 420 kg.',
        ),
      },
      {
        headline: t('Schonend', 'Gentle'),
        copy: t('6 bis 24 Umdrehungen je Minute, links und rechts getrennt.', '6 to 24 rpm, left and right independently.'),
      },
    ],
  },
  {
    key: 'parking-position',
    category: 'performance',
    title: t('Bei Gefrierblöcken stehen die Arme still', 'The arms stand still for frozen blocks'),
    copy: t(
      'Sie parken senkrecht an der Trichterwand und geben die Zubringerschnecke frei. Aus dem Rührwolf wird ein Winkelwolf.',
      'They park upright along the hopper wall and clear the feed worm. The grinder with stirring arms becomes a plain angled meat grinder.',
    ),
    picture: 'wwr-200/panel',
    details: [
      {
        headline: t('Erkannt am Drehmoment', 'Detected by torque'),
        copy: t(
          'Liegt doch ein Block zwischen den Armen, hält das Rührwerk nach einer Achteldrehung.',
          'If a block does lie between the arms, stirring stops after one eighth of a turn.',
        ),
      },
    ],
  },
  {
    key: 'final-cut',
    category: 'quality',
    title: t('Endkörnung 3 mm bei −4 °C', 'Final particle size of 3 mm at −4 °C'),
    copy: t(
      'Schneidsatz und Lochscheiben der WW 200, unverändert: fünf Teile, einzeln gespannt. 2.700 kg Salami je Stunde.',
      'Cutting set and hole plates of the WW 200, unchanged: five parts, tensioned individually. 2,700 kg of salami an hour.',
    ),
    picture: 'wwr-200/detail',
    details: [
      {
        headline: t('Kein Nachrühren', 'No further stirring'),
        copy: t(
          'Während des Wolfens laufen die Arme langsam rückwärts und fördern zur Schnecke.',
          'During grinding the arms run slowly in reverse and convey to the worm.',
        ),
      },
    ],
  },
  {
    key: 'sealed-bearings',
    category: 'hygiene',
    title: t('Rührwellen zum Herausziehen', 'Stirring shafts that pull out'),
    copy: t(
      'Vier Muttern je Seite, dann gleitet die Welle samt Dichtung aus dem Trichter.',
      'Four nuts on each side, then the shaft slides out of the hopper together with its seal.',
    ),
    picture: 'wwr-200/bearings',
    details: [
      {
        headline: t('Wöchentlich', 'Weekly'),
        copy: t(
          'Im Alltag genügt der Spülgang mit offener Leckagekammer.',
          'Day to day, the rinsing cycle with open leakage chamber is enough.',
        ),
      },
    ],
  },
  {
    key: 'low-heat',
    category: 'operation',
    title: t('Rezepte mit zwei Zeiten', 'Recipes with two times'),
    copy: t(
      'Rührzeit und Wolfgeschwindigkeit stehen in einem Programm. Der Wechsel zwischen beiden braucht niemanden am Bedienfeld.',
      'Stirring time and grinding speed are in one programme. Switching from one to the other needs nobody at the control panel.',
    ),
    picture: 'wwr-200/control',
    details: [
      {
        headline: t('60 Programme', '60 programmes'),
        copy: t('Je mit Temperaturgrenze und Chargengewicht.', 'Each with a temperature limit and a batch weight.'),
      },
    ],
  },
];
