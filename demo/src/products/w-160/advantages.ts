import type { Advantage } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const advantages: readonly Advantage[] = [
  {
    key: 'inclined-head',
    category: 'quality',
    title: t('Geneigter Schneidkopf', 'Inclined cutting head'),
    copy: t(
      'Der Kopf fällt um neun Grad nach vorn. Das Fleisch läuft mit seinem Gewicht nach, die Schnecke muss nicht drücken.',
      'The head slopes forward by nine degrees. The meat follows under its own weight, so the worm does not have to push.',
    ),
    picture: 'w-160/detail',
    details: [
      {
        headline: t('Weniger Wärme', 'Less heat'),
        copy: t('Höchstens 1 Kelvin Erwärmung bei 5-mm-Scheibe.', 'A rise of 1 kelvin at most with a 5 mm plate.'),
      },
      {
        headline: t('Leer bis zum Rest', 'Empty down to the last bit'),
        copy: t('Unter 400 g bleiben im Gehäuse.', 'Less than 400 g is left in the housing.'),
      },
    ],
  },
  {
    key: 'one-hand-nut',
    category: 'operation',
    title: t('Eine Mutter, eine Hand', 'One nut, one hand'),
    copy: t(
      'Die Überwurfmutter läuft auf einem groben Gewinde: zwei Umdrehungen, und der Schneidsatz liegt offen.',
      'The ring nut runs on a coarse thread: two turns, and the cutting set lies open.',
    ),
    picture: 'w-160/base',
    details: [
      {
        headline: t('Gewicht der Mutter', 'Weight of the nut'),
        copy: t(
          '4,8 kg, mit vier Nocken für den Hakenschlüssel, falls er doch gebraucht wird.',
          '4.8 kg, with four lugs for a hook spanner in case it is needed after all.',
        ),
      },
    ],
  },
  {
    key: 'deep-hopper',
    category: 'performance',
    title: t('210 Liter ohne Brückenbildung', '210 litres without bridging'),
    copy: t(
      'Die Wände des Trichters fallen steil zur Schnecke hin ab. Zwei Wagen Fleisch gehen ohne Nachdrücken durch.',
      'The walls of the hopper drop steeply towards the worm. Two trolleys of meat go through without any pushing.',
    ),
    picture: 'w-160/hopper',
    details: [
      {
        headline: t('Füllstand', 'Level'),
        copy: t('Ein Fühler hält die Schnecke an, bevor sie leer läuft.', 'A sensor stops the worm before it runs empty.'),
      },
    ],
  },
  {
    key: 'same-panel',
    category: 'operation',
    title: t('Bedient wie die Großen', 'Works like the larger ones'),
    copy: t(
      'Dieselbe Anzeige wie an Winkelwolf und Kutter: Wer eine Maschine kennt, kennt alle.',
      'The same display as on the angled meat grinder and the bowl cutter: know one machine and you know them all.',
    ),
    picture: 'w-160/panel',
    details: [
      {
        headline: t('Einweisung', 'Training'),
        copy: t('Eine Stunde genügt.', 'One hour is enough.'),
      },
    ],
  },
  {
    key: 'service-doors',
    category: 'hygiene',
    title: t('Zwei Türen, alles erreichbar', 'Two doors, everything within reach'),
    copy: t(
      'Motor, Getriebe und Schaltkasten liegen hinter zwei Türen mit umlaufender Dichtung.',
      'Motor, gearbox and switch box sit behind two doors with an all-round seal.',
    ),
    picture: 'w-160/doors',
    details: [
      {
        headline: t('Ölwechsel', 'Oil change'),
        copy: t('Alle 5.000 Stunden, ohne die Maschine zu rücken.', 'Every 5,000 hours, without moving the machine.'),
      },
    ],
  },
];
