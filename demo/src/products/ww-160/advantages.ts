import type { Advantage } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const advantages: readonly Advantage[] = [
  {
    key: 'plates-of-w160',
    category: 'performance',
    title: t('160er-Scheiben, doppelte Leistung', '160 mm plates, nearly twice the output'),
    copy: t(
      'Die Zubringerschnecke stopft den Schneidsatz gleichmäßig voll. Aus derselben Lochscheibe kommen 8.200 statt 4.800 kg je Stunde.',
      'The feed worm keeps the cutting set evenly filled. The same hole plate yields 8,200 instead of 4,800 kg an hour.',
    ),
    picture: 'ww-160/detail',
    details: [
      {
        headline: t('Ein Lager für drei Maschinen', 'One stock for three machines'),
        copy: t(
          'Messer, Scheiben und Überwurfmutter passen auch an W 160 und WM 600.',
          'Knives, plates and ring nut also fit the W 160 and the WM 600.',
        ),
      },
    ],
  },
  {
    key: 'block-feeding',
    category: 'performance',
    title: t('Zieht den Block selbst ein', 'Draws the block in by itself'),
    copy: t(
      'Brechzähne am Einlauf der Zubringerschnecke packen Blöcke bis 500 × 300 × 150 mm bei −18 °C.',
      'Breaking teeth at the inlet of the feed worm grip blocks of up to 500 × 300 × 150 mm at −18 °C.',
    ),
    picture: 'ww-160/covers',
    details: [
      {
        headline: t('Größere Blöcke', 'Larger blocks'),
        copy: t('Vorher mit der GS 620 schneiden oder eine WW 200 wählen.', 'Cut them with the GS 620 first or choose a WW 200.'),
      },
      {
        headline: t('Überlast', 'Overload'),
        copy: t(
          'Der Antrieb dreht eine halbe Umdrehung zurück und setzt neu an. Nach drei Versuchen meldet er sich.',
          'The drive turns back half a turn and tries again. After three attempts it raises an alarm.',
        ),
      },
    ],
  },
  {
    key: 'hopper-320',
    category: 'operation',
    title: t('Trichter für anderthalb Wagen', 'A hopper for one and a half trolleys'),
    copy: t(
      '320 Liter: Der nächste 200-Liter-Wagen kippt, bevor der erste leer gewolft ist.',
      '320 litres: the next 200-litre trolley tips before the first one is ground.',
    ),
    picture: 'ww-160/hopper',
    details: [
      {
        headline: t('Von Hand erreichbar', 'Within reach'),
        copy: t('Rand auf 1.180 mm; ein Podest ist nicht nötig.', 'Edge at 1,180 mm; no platform is needed.'),
      },
    ],
  },
  {
    key: 'one-operator',
    category: 'safety',
    title: t('Blick in den Trichter vom Bedienplatz', 'The hopper in view from the panel'),
    copy: t(
      'Das Bedienfeld sitzt auf Augenhöhe neben der Trichterkante, der Not-Halt eine Handbreit darunter.',
      'The panel is at eye level beside the edge of the hopper, with the emergency stop a hand’s width below.',
    ),
    picture: 'ww-160/control',
    details: [
      {
        headline: t('Zweiter Not-Halt', 'Second emergency stop'),
        copy: t('An der Rückseite, bei den Wartungstüren.', 'At the rear, by the service doors.'),
      },
    ],
  },
  {
    key: 'worm-pull',
    category: 'hygiene',
    title: t('Beide Schnecken nach vorn', 'Both worms come out at the front'),
    copy: t(
      'Hinter der Maschine genügen 400 mm, damit sich die Wartungstüren öffnen. Gereinigt wird von zwei Seiten.',
      'A gap of 400 mm behind the machine is enough to open the service doors. It is cleaned from two sides.',
    ),
    picture: 'ww-160/doors',
    details: [
      {
        headline: t('Gewicht', 'Weight'),
        copy: t(
          'Arbeitsschnecke 34 kg, Zubringerschnecke 46 kg, beide auf dem Wagen.',
          'Grinding worm 34 kg, feed worm 46 kg, both on the trolley.',
        ),
      },
    ],
  },
];
