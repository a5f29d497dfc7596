import type { Advantage } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const advantages: readonly Advantage[] = [
  {
    key: 'fast-knives',
    category: 'quality',
    title: t('4.800 Umdrehungen, 121 Meter je Sekunde', '4,800 rpm, 121 metres a second'),
    copy: t(
      'Kleine Messer brauchen Drehzahl. Sechs Sichelmesser auf 480 mm Flugkreis schneiden so fein wie die K 330.',
      'Small knives need speed. Six sickle knives on a 480 mm circle cut as finely as the K 330.',
    ),
    picture: 'k-120/detail',
    details: [
      {
        headline: t('Auch mit drei', 'Three will do as well'),
        copy: t(
          'Für grobe Rohwurst wird jede zweite Position frei gelassen.',
          'For coarse dry sausage every second position is left empty.',
        ),
      },
    ],
  },
  {
    key: 'reach',
    category: 'operation',
    title: t('Bis in die Mitte zu greifen', 'Within reach right to the centre'),
    copy: t(
      'Der Rand der Schüssel liegt auf 960 mm, die Nabe in Armlänge. Gewürz kommt dorthin, wo das Brät gerade läuft.',
      'The edge of the bowl is at 960 mm, the hub within arm’s length. Spices go where the emulsion is running.',
    ),
    picture: 'k-120/bowl',
    details: [
      {
        headline: t('Kleinste Charge', 'Smallest batch'),
        copy: t('18 kg, ohne dass die Messer Luft schlagen.', '18 kg without the knives beating air.'),
      },
      {
        headline: t('Temperaturfühler', 'Temperature sensor'),
        copy: t('Im Abstreifer, misst mitten im Brät.', 'In the scraper, measuring in the middle of the emulsion.'),
      },
    ],
  },
  {
    key: 'arm-panel',
    category: 'operation',
    title: t('Anzeige am Schwenkarm', 'Display on a swivel arm'),
    copy: t(
      'Steht über der Haube, dreht zur Waage oder zum Füller und ist mit nassen Händen zu bedienen.',
      'Stands above the hood, turns to the scales or to the filler, and works with wet hands.',
    ),
    picture: 'k-120/arm',
    details: [
      {
        headline: t('40 Rezepte', '40 recipes'),
        copy: t('Schritt für Schritt, mit Bildern der Zutaten.', 'Step by step, with pictures of the ingredients.'),
      },
    ],
  },
  {
    key: 'small-footprint',
    category: 'performance',
    title: t('2,6 Quadratmeter, alles dabei', '2.6 square metres, everything included'),
    copy: t(
      'Schaltschrank und Umrichter sitzen im Unterbau. Neben der Maschine steht nichts.',
      'Switch cabinet and inverters sit in the base. Nothing stands beside the machine.',
    ),
    picture: 'k-120/body',
    details: [
      {
        headline: t('Anschluss', 'Connection'),
        copy: t('400 V, 125 A. Wasser nur zum Reinigen.', '400 V, 125 A. Water for cleaning only.'),
      },
    ],
  },
  {
    key: 'hood-open',
    category: 'hygiene',
    title: t('Haube klappt ganz nach hinten', 'The hood folds right back'),
    copy: t(
      'Messerkopf und Innenseite liegen offen. Was man sieht, wird sauber.',
      'Knife head and inside lie open. What you can see gets clean.',
    ),
    picture: 'k-120/hood',
    details: [
      {
        headline: t('Ohne Werkzeug', 'No tools'),
        copy: t('Abstreifer und Dichtlippe sind gesteckt.', 'Scraper and sealing lip simply push on.'),
      },
    ],
  },
];
