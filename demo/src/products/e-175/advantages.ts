import type { Advantage } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const advantages: readonly Advantage[] = [
  {
    key: 'gap-while-running',
    category: 'quality',
    title: t('Spalt bei laufender Maschine verstellen', 'Adjust the gap while running'),
    copy: t(
      'Messer und Scheibe berühren sich nie: Das Handrad stellt den Spalt, der sich beim Anlauf öffnet und erst schließt, wenn Produkt da ist.',
      'Knives and plate never touch: the hand wheel sets the gap, which opens on start-up and closes only when product has arrived.',
    ),
    picture: 'e-175/detail',
    details: [
      {
        headline: t('Kein Metallabrieb', 'No metal wear'),
        copy: t(
          'Schneidsätze halten rund 400 Tonnen statt der üblichen 150.',
          'Cutting sets last about 400 tonnes instead of the usual 150.',
        ),
      },
      {
        headline: t('Null finden', 'Finding zero'),
        copy: t(
          'Ein Fühler hört den ersten Kontakt und setzt den Nullpunkt.',
          'A sensor hears the first contact and sets the zero point.',
        ),
      },
    ],
  },
  {
    key: 'upright-motor',
    category: 'performance',
    title: t('110 kW, direkt gekuppelt', '110 kW, directly coupled'),
    copy: t(
      'Kein Riemen, kein Getriebe. Was der Motor aufnimmt, kommt am Messer an.',
      'No belt, no gearbox. What the motor draws reaches the knife.',
    ),
    picture: 'e-175/motor',
    details: [
      {
        headline: t('Lagerwechsel', 'Changing bearings'),
        copy: t('Alle 20.000 Stunden, in vier Stunden vor Ort.', 'Every 20,000 hours, in four hours on site.'),
      },
    ],
  },
  {
    key: 'guard-grid',
    category: 'safety',
    title: t('Gitter im Trichter, Magnet darunter', 'A grid in the funnel, a magnet below it'),
    copy: t(
      'Das Gitter hält Hände fern, der Stabmagnet fängt, was im Brät nichts zu suchen hat.',
      'The grid keeps hands away, the bar magnet catches what has no place in the emulsion.',
    ),
    picture: 'e-175/panel',
    details: [
      {
        headline: t('Abgefragt', 'Monitored'),
        copy: t('Ohne Gitter kein Anlauf.', 'No grid, no start.'),
      },
    ],
  },
  {
    key: 'outlet',
    category: 'operation',
    title: t('Auslauf in jede Richtung', 'Outlet in any direction'),
    copy: t(
      'Das Rohr dreht um 300 Grad und fördert ohne Pumpe bis zu drei Meter weit.',
      'The pipe turns through 300 degrees and conveys up to three metres without a pump.',
    ),
    picture: 'e-175/outlet',
    details: [
      {
        headline: t('Temperaturfühler in Serie', 'Temperature sensor as standard'),
        copy: t(
          'Erwärmt sich das Brät um mehr als erlaubt, öffnet die Steuerung den Spalt.',
          'If the emulsion warms up by more than allowed, the control opens the gap.',
        ),
      },
    ],
  },
  {
    key: 'cabinet',
    category: 'hygiene',
    title: t('Schaltschrank mit Abstand', 'A cabinet that keeps its distance'),
    copy: t(
      'Er steht frei neben dem Motor und lässt sich ganz umspülen. Von seinem schrägen Dach läuft das Wasser ab.',
      'It stands clear of the motor and can be rinsed all round. Water runs off its sloping roof.',
    ),
    picture: 'e-175/cabinet',
    details: [
      {
        headline: t('Schräges Dach', 'Sloping roof'),
        copy: t('15 Grad, keine Ablage, kein Tropfwasser auf dem Bedienfeld.', '15 degrees, no shelf, no drips on the panel.'),
      },
    ],
  },
];
