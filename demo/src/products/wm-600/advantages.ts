import type { Advantage } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const advantages: readonly Advantage[] = [
  {
    key: 'two-in-one',
    category: 'performance',
    title: t('Mischen und Wolfen ohne Umfüllen', 'Mixing and grinding without transfer'),
    copy: t(
      'Die Paddel mischen im Trog, dann drehen sie um und fördern zur Schnecke. 450 kg sind in zwölf Minuten gemischt, gewolft und im Wagen.',
      'The paddles mix in the trough, then reverse and convey to the worm. 450 kg are mixed, ground and in the trolley in twelve minutes.',
    ),
    picture: 'wm-600/trough',
    details: [
      {
        headline: t('Ablauf einer Charge', 'How a batch runs'),
        copy: t(
          'Beladen eine Minute, mischen vier mit einer halben für die Analyse dazwischen, wolfen sechseinhalb. Umgeschaltet wird ohne Halt.',
          'One minute to load, four to mix with half a minute of analysis in between, six and a half to grind. It switches over without stopping.',
        ),
      },
      {
        headline: t('Ein Gerät weniger', 'One machine fewer'),
        copy: t(
          'Kein zweiter Mischer, kein Wagen dazwischen, 9 m² weniger Stellfläche.',
          'No second mixer, no trolley in between, 9 m² less floor space.',
        ),
      },
    ],
  },
  {
    key: 'gentle-paddles',
    category: 'quality',
    title: t('Paddel, die tragen statt drücken', 'Paddles that carry instead of crush'),
    copy: t(
      'Zwei Wellen mit versetzten Paddeln greifen ineinander. Gewürz ist nach 90 Sekunden verteilt, die Struktur bleibt locker.',
      'Two shafts with offset paddles mesh with each other. Spices are mixed in after 90 seconds, and the texture stays loose.',
    ),
    picture: 'wm-600/paddles',
    details: [
      {
        headline: t('Gleichmäßig bis an die Wand', 'Even right up to the wall'),
        copy: t('3 mm Abstand zum Trog, kein Rest in den Ecken.', 'A gap of 3 mm to the trough, no residue in the corners.'),
      },
    ],
  },
  {
    key: 'cooling-jacket',
    category: 'quality',
    title: t('Kühlmantel hält unter 4 °C', 'Cooling jacket keeps it below 4 °C'),
    copy: t(
      'Der genoppte Doppelmantel wird mit Sole durchströmt. Hackfleisch verlässt die Maschine so kalt, wie es hineinkam.',
      'Brine flows through the dimpled double jacket. Minced meat leaves the machine as cold as it went in.',
    ),
    picture: 'wm-600/jacket',
    details: [
      {
        headline: t('Anschluss', 'Connection'),
        copy: t(
          'Sole mit −8 bis −2 °C, 2,5 m³/h, Vor- und Rücklauf 1 Zoll.',
          'Brine of −8 to −2 °C, 2.5 m³/h, supply and return 1 inch.',
        ),
      },
      {
        headline: t('Druck geprüft', 'Pressure-tested'),
        copy: t('Mit 6 bar geprüft, betrieben mit 2 bar.', 'Tested at 6 bar, operated at 2 bar.'),
      },
    ],
  },
  {
    key: 'outside-bearings',
    category: 'hygiene',
    title: t('Lager außerhalb des Trogs', 'Bearings outside the trough'),
    copy: t(
      'Wellenlager und Dichtung sind durch einen offenen Spalt getrennt. Was austritt, sieht man; ins Produkt gelangt nichts.',
      'Shaft bearing and seal are separated by an open gap. Any leak can be seen; nothing reaches the product.',
    ),
    picture: 'wm-600/bearings',
    details: [
      {
        headline: t('Dichtungswechsel', 'Changing seals'),
        copy: t(
          'Von außen in zehn Minuten je Welle, ohne die Welle zu ziehen.',
          'From outside in ten minutes per shaft, without pulling the shaft.',
        ),
      },
    ],
  },
  {
    key: 'guard-grid',
    category: 'safety',
    title: t('Zugeben, ohne anzuhalten', 'Add without stopping'),
    copy: t(
      'Durch das Schutzgitter lassen sich Gewürz und Eis bei laufenden Wellen zugeben. Öffnet es sich, stehen die Wellen sofort.',
      'Spices and ice can be added through the guard grid while the shafts are turning. If it opens, the shafts stop at once.',
    ),
    picture: 'wm-600/panel',
    details: [
      {
        headline: t('Leicht zu öffnen', 'Easy to open'),
        copy: t('Gasfedern halten das Gitter, eine Hand genügt.', 'Gas springs hold the grid, one hand is enough.'),
      },
    ],
  },
];
