import type { Advantage } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const advantages: readonly Advantage[] = [
  {
    key: 'built-in-lift',
    category: 'operation',
    title: t('Hubsäule und Wolf sind eine Maschine', 'Lifting column and grinder are one machine'),
    copy: t(
      'Ein Gestell, eine Steuerung, ein Schutzzaun. Nichts wird vor Ort aufeinander abgestimmt.',
      'One frame, one control, one safety fence. Nothing has to be matched on site.',
    ),
    picture: 'wwb-300/column',
    details: [
      {
        headline: t('Traglast', 'Lifting capacity'),
        copy: t('520 kg mit Wagen, Kette doppelt geführt.', '520 kg including the trolley, on a double chain.'),
      },
      {
        headline: t('Rechts oder links', 'Right or left'),
        copy: t(
          'Bei der Bestellung festzulegen, später nicht mehr zu ändern.',
          'To be decided when ordering; it cannot be changed later.',
        ),
      },
    ],
  },
  {
    key: 'level-logic',
    category: 'performance',
    title: t('Der Trichter läuft nie leer', 'The hopper never runs empty'),
    copy: t(
      'Drei Sonden melden den Füllstand. Bei 400 Litern beginnt der nächste Hub, bei 250 Litern wird der Wolf langsamer, bei 100 Litern hält er.',
      'Three probes report the level. At 400 litres the next lift begins, at 250 litres the grinder slows down, at 100 litres it stops.',
    ),
    picture: 'wwb-300/hopper',
    details: [
      {
        headline: t('1.200 Liter', '1,200 litres'),
        copy: t('Vier Wagen passen hinein.', 'Four trolleys fit in.'),
      },
    ],
  },
  {
    key: 'two-hundred-kw',
    category: 'performance',
    title: t('200 kW ohne Spitzen im Netz', '200 kW without peaks in the mains'),
    copy: t(
      'Umrichter fahren Schnecken und Schneidkopf sanft an und speisen beim Bremsen zurück. Der Anlaufstrom bleibt unter dem Nennstrom.',
      'Inverters start the worms and the cutting head gently and feed back when braking. The starting current stays below the rated current.',
    ),
    picture: 'wwb-300/detail',
    details: [
      {
        headline: t('Je Tonne', 'Per tonne'),
        copy: t('8,4 kWh bei Frischfleisch und 13-mm-Scheibe.', '8.4 kWh with fresh meat and a 13 mm plate.'),
      },
    ],
  },
  {
    key: 'fenced',
    category: 'safety',
    title: t('Kein Schritt unter die Last', 'Nobody steps under the load'),
    copy: t(
      'Das Tor öffnet nur, wenn der Wagen unten steht. Ein Laserscanner erkennt, wenn jemand im Feld geblieben ist.',
      'The gate opens only when the trolley is down. A laser scanner detects if someone has stayed inside.',
    ),
    picture: 'wwb-300/trolley',
    details: [
      {
        headline: t('Performance Level', 'Performance level'),
        copy: t('PL d nach EN ISO 13849-1.', 'PL d to EN ISO 13849-1.'),
      },
    ],
  },
  {
    key: 'batch-record',
    category: 'operation',
    title: t('Jeder Wagen ist ein Datensatz', 'Every trolley is a record'),
    copy: t(
      'Ein Leser an der Gabel erkennt den Wagen, das Bedienfeld zeigt Herkunft und Gewicht. Beides bleibt bis ins fertige Produkt verknüpft.',
      'A reader on the fork recognises the trolley, and the control panel shows origin and weight. Both stay linked right through to the finished product.',
    ),
    picture: 'wwb-300/panel',
    details: [
      {
        headline: t('Rückverfolgung', 'Traceability'),
        copy: t('Von der Packung zum Wagen in vier Klicks.', 'From pack to trolley in four clicks.'),
      },
    ],
  },
];
