import type { Advantage } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const advantages: readonly Advantage[] = [
  {
    key: 'counter-rotating',
    category: 'quality',
    title: t('800 kg in drei Minuten gleichmäßig', '800 kg mixed evenly in three minutes'),
    copy: t(
      'Zwei Wellen mit verstellbaren Paddeln drehen gegenläufig. Die Masse wandert in einer Acht durch den Trog.',
      'Two shafts with adjustable paddles turn in opposite directions. The mixture travels through the trough in a figure of eight.',
    ),
    picture: 'm-1100/paddles',
    details: [
      {
        headline: t('Paddelstellung', 'Paddle angle'),
        copy: t('In drei Stufen: tragen, mischen, massieren.', 'Three positions: carry, mix, massage.'),
      },
      {
        headline: t('Nachgewiesen', 'Proven'),
        copy: t(
          'Der Salzgehalt von zehn Proben weicht um weniger als 2 % ab.',
          'The salt content of ten samples varies by less than 2%.',
        ),
      },
    ],
  },
  {
    key: 'vacuum',
    category: 'quality',
    title: t('95 % Vakuum schon nach 70 Sekunden', '95% vacuum in just 70 seconds'),
    copy: t(
      'Die Luft geht aus der Masse, bevor sie gefüllt wird: keine Poren, kräftige Farbe, längere Haltbarkeit.',
      'Air is drawn out of the mixture before filling: no pores, strong colour, longer shelf life.',
    ),
    picture: 'm-1100/lid',
    details: [
      {
        headline: t('Deckel', 'Lid'),
        copy: t('Öffnet hydraulisch, Dichtung ohne Werkzeug abzunehmen.', 'Opens hydraulically, seal removed without tools.'),
      },
      {
        headline: t('Pumpe', 'Pump'),
        copy: t('Steht im Technikraum, bis 12 m entfernt.', 'Stands in the plant room, up to 12 m away.'),
      },
    ],
  },
  {
    key: 'two-flaps',
    category: 'performance',
    title: t('Zwei Klappen, zwei Wagen', 'Two flaps, two trolleys'),
    copy: t(
      'Die ganze Charge ist in zwei Minuten draußen. Während ein Wagen fährt, füllt sich der andere.',
      'The whole batch is out in two minutes. While one trolley leaves, the other one fills.',
    ),
    picture: 'm-1100/trolleys',
    details: [
      {
        headline: t('Ohne Rest', 'Nothing left behind'),
        copy: t(
          'Die Klappen schließen bündig mit dem Trog; unter 3 kg bleiben zurück.',
          'The flaps close flush with the trough; less than 3 kg stays behind.',
        ),
      },
    ],
  },
  {
    key: 'flap-seal',
    category: 'hygiene',
    title: t('Klappen zum Abnehmen', 'Flaps that come off'),
    copy: t(
      'Scharnier und Dichtung liegen außen. Die Klappe wird ausgehängt und am Waschplatz gereinigt.',
      'The hinge and seal are on the outside. The flap unhooks and is cleaned at the washing station.',
    ),
    picture: 'm-1100/flap',
    details: [
      {
        headline: t('Zwei Riegel', 'Two latches'),
        copy: t(
          'Ohne Werkzeug, mit Abfrage: falsch eingehängt startet die Maschine nicht.',
          'No tools needed, and monitored: if a flap is hung wrongly, the machine does not start.',
        ),
      },
    ],
  },
  {
    key: 'intervals',
    category: 'operation',
    title: t('Massieren in Intervallen', 'Massaging in intervals'),
    copy: t(
      'Arbeit, Ruhe und Vakuum laufen nach dem Programm am Bedienfeld, auch über Nacht.',
      'Work, rest and vacuum follow the programme on the control panel, overnight too.',
    ),
    picture: 'm-1100/panel',
    details: [
      {
        headline: t('Bis 16 Stunden', 'Up to 16 hours'),
        copy: t(
          'Mit Temperaturverlauf und Meldung auf das Telefon der Schichtleitung.',
          'With a temperature curve and a message to the shift supervisor’s phone.',
        ),
      },
    ],
  },
];
