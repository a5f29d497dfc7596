import type { Option } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const options: readonly Option[] = [
  {
    key: 'bottom-cooling',
    categories: ['process'],
    title: t('Trog mit Kühlung von unten (Ausführung K)', 'Trough with cooling from below (version K)'),
    copy: t('CO₂ oder Stickstoff durch Düsen im Boden.', 'CO₂ or nitrogen through nozzles in the bottom.'),
    pictures: ['m-1100/trough'],
    slides: [
      {
        headline: t('Kälte im Produkt statt darüber', 'Cold in the product instead of above it'),
        copy: t(
          'Braucht rund ein Drittel weniger Gas als Düsen im Deckel.',
          'Needs about a third less gas than nozzles in the lid.',
        ),
      },
    ],
  },
  {
    key: 'steam',
    categories: ['process'],
    title: t('Mantel mit Dampfzuführung', 'Jacket with steam supply'),
    copy: t('Zum Temperieren von Massen bis 40 °C.', 'For warming mixtures up to 40 °C.'),
    pictures: ['m-1100/side'],
    slides: [
      {
        headline: t('Kein Wasser im Produkt', 'No water in the product'),
        copy: t(
          'Der Dampf strömt mit 0,5 bar durch den Mantel, geregelt nach Produkttemperatur.',
          'Steam flows through the jacket at 0.5 bar, controlled by product temperature.',
        ),
      },
    ],
  },
  {
    key: 'trolley-lift',
    categories: ['loading'],
    title: t('Beschickungseinrichtung', 'Trolley loader'),
    copy: t(
      'Am Wolf hebt sie einen 200-l-Wagen, hier zwei zugleich.',
      'At a grinder it lifts one 200-litre trolley, here two at once.',
    ),
    pictures: ['ww-200/trolley-lift'],
    slides: [
      {
        headline: t('In zwei Hüben beladen', 'Loaded in two lifts'),
        copy: t(
          'Vier Wagen füllen eine Charge; das dauert 80 Sekunden.',
          'Four trolleys make a batch; loading takes 80 seconds.',
        ),
      },
    ],
  },
  {
    key: 'load-cells',
    categories: ['control'],
    title: t('Stellfüße mit Wägezellen', 'Levelling feet with load cells'),
    copy: t('Menge im Trog auf 1 kg genau, mit Dosierung von Lake.', 'Weighs the trough to within 1 kg and doses brine.'),
    pictures: ['m-1100/base'],
    slides: [
      {
        headline: t('Rezept mit Gewicht', 'Recipe by weight'),
        copy: t('Jede Zugabe wird gewogen und gespeichert.', 'Each addition is weighed and stored.'),
      },
    ],
  },
];
