import type { Advantage } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const advantages: readonly Advantage[] = [
  {
    key: 'worm-without-tools',
    category: 'hygiene',
    title: t('Schnecke ohne Werkzeug entnehmen', 'Remove the worm without tools'),
    copy: t(
      'Die Zubringerschnecke löst sich mit einem Handgriff und fährt auf dem Schneckenausfahrwagen in die Reinigungsposition. Eine Person schafft das in drei Minuten.',
      'The feed worm is released in one movement and rolls out on its trolley into the cleaning position. One person does this in three minutes.',
    ),
    picture: 'ww-200/feed-worm',
    details: [
      {
        headline: t('Was gelöst wird', 'What is released'),
        copy: t(
          'Ein Bajonett am Lagerdeckel, eine Kupplung im Getriebe. Dichtungen bleiben im Gehäuse und lassen sich von vorn prüfen.',
          'One bayonet at the bearing cover, one coupling in the gearbox. Seals stay in the housing and can be checked from the front.',
        ),
      },
      {
        headline: t('Was der Wagen trägt', 'What the trolley carries'),
        copy: t(
          'Beide Schnecken mit zusammen 118 kg. Er rastet am Gehäuse ein und lässt sich mit Schaum und Niederdruck reinigen.',
          'Both worms, 118 kg together. It locks to the housing and can be cleaned with foam and low pressure.',
        ),
      },
    ],
  },
  {
    key: 'no-level-surface',
    category: 'hygiene',
    title: t('Keine waagerechten Flächen', 'No horizontal surfaces'),
    copy: t(
      'Maschinenkörper und Abdeckungen sind allseitig geneigt. Wasser läuft ab, nichts bleibt stehen.',
      'Machine body and covers slope on all sides. Water runs off and nothing is left standing.',
    ),
    picture: 'ww-200/slope',
    details: [
      {
        headline: t('Oberfläche', 'Surface'),
        copy: t(
          'Geschliffener Edelstahl 1.4301, alle Schweißnähte durchgeschweißt und verschliffen, Radien im Trichter ab 6 mm.',
          'Ground stainless steel 1.4301, all seams fully welded and dressed, radii in the hopper from 6 mm.',
        ),
      },
      {
        headline: t('Boden', 'Floor'),
        copy: t(
          '180 mm Freiraum unter dem Gestell, Stellfüße mit glattem Schaft.',
          'Clearance of 180 mm below the frame, levelling feet with a plain shaft.',
        ),
      },
    ],
  },
  {
    key: 'two-drives',
    category: 'performance',
    title: t('Zwei Schnecken, zwei Antriebe', 'Two worms, two drives'),
    copy: t(
      'Zubringer- und Arbeitsschnecke sind getrennt geregelt. Das Fleisch bleibt kühl, das Schnittbild klar.',
      'Feed worm and grinding worm are controlled separately. The meat stays cool, the particle definition clear.',
    ),
    picture: 'ww-200/drives',
    details: [
      {
        headline: t('Regelung nach Last', 'Control by load'),
        copy: t(
          'Die Steuerung misst die Last der Arbeitsschnecke und führt die Zubringerschnecke nach. Der Schneidsatz läuft nie leer und nie gegen Druck.',
          'The control measures the load of the grinding worm and adjusts the feed worm. The cutting set never runs dry or against pressure.',
        ),
      },
      {
        headline: t('Temperatur', 'Temperature'),
        copy: t(
          'Bei Schweinebauch mit 0 °C und 5-mm-Scheibe erwärmt sich das Produkt um höchstens 0,8 Kelvin.',
          'With pork belly at 0 °C and a 5 mm plate the product warms up by 0.8 kelvin at most.',
        ),
      },
    ],
  },
  {
    key: 'five-part-set',
    category: 'quality',
    title: t('Schneidsatz mit fünf Teilen', 'Five-part cutting set'),
    copy: t(
      'Vom Vorschneider bis zur 3-mm-Lochscheibe: Jedes Teil wird einzeln gespannt und bleibt spielfrei.',
      'From the pre-cutter to the 3 mm hole plate: each part is tensioned individually and stays free of play.',
    ),
    picture: 'ww-200/cutting-set',
    details: [
      {
        headline: t('Spannen nach Maß', 'Tensioned to a set value'),
        copy: t(
          'Die Überwurfmutter zeigt das Anzugsmoment an. Messer und Scheiben liegen an, ohne einander zu bremsen.',
          'The ring nut shows its torque. Knives and plates are in contact without slowing each other down.',
        ),
      },
      {
        headline: t('Wechsel in vier Minuten', 'Changed in four minutes'),
        copy: t(
          'Der Schneidsatz wird als Paket gezogen. Ein zweiter liegt gereinigt bereit.',
          'The cutting set is pulled out as one package. A second one lies ready and clean.',
        ),
      },
    ],
  },
  {
    key: 'one-interface',
    category: 'operation',
    title: t('Eine Bedienoberfläche für alle', 'One interface for all'),
    copy: t(
      'Zehn Programme, 15-Zoll-Anzeige, mit Handschuhen bedienbar. Gleich wie an Kutter und Mischer.',
      'Ten programmes, a 15-inch display, usable with gloves. The same as on the bowl cutter and the mixer.',
    ),
    picture: 'ww-200/control',
    details: [
      {
        headline: t('Anmelden mit Chip', 'Log in by chip'),
        copy: t(
          'Bedienen, Einrichten und Warten sind getrennte Rechte.',
          'Operating, setting up and servicing are separate rights.',
        ),
      },
      {
        headline: t('Protokoll je Charge', 'Record of each batch'),
        copy: t(
          'Temperatur, Menge und Laufzeit werden je Charge gespeichert und als CSV ausgegeben.',
          'Temperature, quantity and running time are stored for each batch and exported as CSV.',
        ),
      },
    ],
  },
];
