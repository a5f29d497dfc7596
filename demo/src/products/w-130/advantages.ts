import type { Advantage } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const advantages: readonly Advantage[] = [
  {
    key: 'table-height',
    category: 'operation',
    title: t('Schale auf Tischhöhe', 'Tray at table height'),
    copy: t(
      'Die Schale liegt 1.020 mm über dem Boden. Fleisch wird vom Zerlegetisch herübergeschoben, nicht gehoben.',
      'The tray is 1,020 mm above the floor. Meat is pushed across from the cutting table, not lifted.',
    ),
    picture: 'w-130/tray',
    details: [
      {
        headline: t('Schutz am Einfüllschacht', 'Guard above the feed opening'),
        copy: t(
          'Der Bügel hält Hände fern und lässt Stücke bis 140 mm durch.',
          'The guard keeps hands away and lets pieces of up to 140 mm through.',
        ),
      },
    ],
  },
  {
    key: 'through-the-door',
    category: 'operation',
    title: t('Passt durch jede Küchentür', 'Goes through any kitchen door'),
    copy: t('860 mm breit, 520 kg schwer, auf vier Stellfüßen ausgerichtet.', '860 mm wide, 520 kg, levelled on four feet.'),
    picture: 'w-130/base',
    details: [
      {
        headline: t('Umzug nach Feierabend', 'Moved after hours'),
        copy: t(
          'Mit dem Satz Lenkrollen zieht die Maschine in einer Viertelstunde vom Wurstraum in die Zerlegung.',
          'With the set of castors the machine moves from the sausage room to the cutting room in a quarter of an hour.',
        ),
      },
    ],
  },
  {
    key: 'same-plates',
    category: 'quality',
    title: t('Schneidsatz in drei Teilen', 'Three-part cutting set'),
    copy: t(
      'Vorschneider, Messer, Lochscheibe: weniger Teile, weniger Wärme. Für 3 mm wird zweimal gewolft.',
      'Pre-cutter, knife, hole plate: fewer parts, less heat. For 3 mm the meat is ground twice.',
    ),
    picture: 'w-130/detail',
    details: [
      {
        headline: t('Restmenge', 'What stays behind'),
        copy: t('250 g im Gehäuse nach dem letzten Stück.', '250 g in the housing after the last piece.'),
      },
      {
        headline: t('Schnecke', 'Worm'),
        copy: t('9,5 kg, mit einer Hand zu ziehen.', '9.5 kg, pulled out with one hand.'),
      },
    ],
  },
  {
    key: 'quiet',
    category: 'safety',
    title: t('74 dB(A) am Bedienplatz', '74 dB(A) at the operator position'),
    copy: t(
      'Das Getriebe läuft in Öl, ist vom Gehäuse entkoppelt und sitzt hinter den Türen an der Rückseite.',
      'The gearbox runs in oil, is decoupled from the housing and sits behind the doors at the rear.',
    ),
    picture: 'w-130/doors',
    details: [
      {
        headline: t('Rücklauf begrenzt', 'Limited reverse'),
        copy: t(
          'Zum Lösen dreht die Schnecke zwei Umdrehungen zurück und hält dann von selbst.',
          'To clear a jam, the worm turns back two turns and then stops by itself.',
        ),
      },
    ],
  },
  {
    key: 'clean-in-25',
    category: 'hygiene',
    title: t('Nach 25 Minuten wieder sauber', 'Clean again after 25 minutes'),
    copy: t(
      'Schale und Schacht sind aus einem Stück. Sie werden abgehoben und passen in die Haubenspülmaschine.',
      'Tray and feed opening are one piece. They lift off and fit the hood-type dishwasher.',
    ),
    picture: 'w-130/hopper',
    details: [
      {
        headline: t('Schutzart', 'Degree of protection'),
        copy: t('IP 65, Bedienfeld IP 69.', 'IP 65, control panel IP 69.'),
      },
    ],
  },
];
