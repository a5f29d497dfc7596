import type { Option } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const options: readonly Option[] = [
  {
    key: 'loader',
    categories: ['loading'],
    title: t('Beschickung für 200-l-Wagen', 'Loader for 200-litre trolleys'),
    copy: t('Kippt den Wagen in die laufende Schüssel.', 'Tips the trolley into the turning bowl.'),
    pictures: ['k-330/loader'],
    slides: [
      {
        headline: t('Gleichmäßig statt auf einmal', 'Evenly instead of all at once'),
        copy: t(
          'Der Wagen kippt in vier Schritten über einen Umlauf der Schüssel. Die Messer greifen sofort.',
          'The trolley tips in four steps over one turn of the bowl. The knives take hold at once.',
        ),
      },
    ],
  },
  {
    key: 'bowl-control',
    categories: ['process'],
    title: t('Schüssel mit stufenloser Drehzahl', 'Bowl with infinitely variable speed'),
    copy: t('Von 2 bis 18 Umdrehungen je Minute, je Rezeptschritt.', 'From 2 to 18 rpm, for each step of the recipe.'),
    pictures: ['k-330/rim'],
    video: 'films/k-550',
    slides: [
      {
        headline: t('Grob bleibt grob', 'Coarse stays coarse'),
        copy: t(
          'Einlagen werden langsam untergehoben, ohne dass sie noch einmal geschnitten werden: Die Messer laufen dabei rückwärts.',
          'Chunky ingredients are folded in slowly without being cut again, because the knives run in reverse.',
        ),
      },
      {
        headline: t('Das Video', 'The video'),
        copy: t('Zeigt die größere K 550 mit demselben Antrieb.', 'Shows the larger K 550 with the same drive.'),
      },
    ],
  },
  {
    key: 'second-head',
    categories: ['cutting'],
    title: t('Zweiter Messerkopf', 'Second knife head'),
    copy: t('Bestückt und gewuchtet, für den Wechsel in zwölf Minuten.', 'Fitted and balanced, for a change in twelve minutes.'),
    pictures: ['k-330/knives'],
    slides: [
      {
        headline: t('Für Rohwurst oder für Brät', 'For dry sausage or for emulsion'),
        copy: t(
          'Mit flachen Messern für körnige, mit Sichelmessern für feine Massen.',
          'With flat knives for coarse and with sickle knives for fine mixtures.',
        ),
      },
    ],
  },
  {
    key: 'unloading-height',
    categories: ['discharge'],
    title: t('Auswerfer für zwei Wagenhöhen', 'Unloading disc for two trolley heights'),
    copy: t(
      'Entleert 250 kg in 90 Sekunden in 200- und 300-l-Wagen.',
      'Empties 250 kg in 90 seconds into 200- and 300-litre trolleys.',
    ),
    pictures: ['k-330/unloader'],
    slides: [
      {
        headline: t('Restlos', 'Completely'),
        copy: t('Ein Abstreifer aus Kunststoff folgt der Schüsselform.', 'A plastic scraper follows the shape of the bowl.'),
      },
    ],
  },
  {
    key: 'recipe-server',
    categories: ['control'],
    title: t('Bedienfeld mit Rezepturverwaltung', 'Control panel with recipe management'),
    copy: t(
      'Rezepte am Leitstand pflegen und an mehrere Kutter verteilen.',
      'Maintain recipes at the control station and distribute them to several bowl cutters.',
    ),
    pictures: ['k-330/panel'],
    slides: [
      {
        headline: t('OPC UA', 'OPC UA'),
        copy: t('Chargendaten gehen ohne Umweg an Ihr Leitsystem.', 'Batch data goes straight to your control system.'),
      },
    ],
  },
  {
    key: 'service-doors',
    categories: ['cleaning'],
    title: t('Rückseite zum Technikgang', 'Rear facing the service corridor'),
    copy: t('Drei Türen für die Wartung von der Wandseite aus.', 'Three doors for servicing from the wall side.'),
    pictures: ['k-330/rear'],
    slides: [
      {
        headline: t('Trennung von rein und unrein', 'Clean and dirty areas kept apart'),
        copy: t(
          'Motoren und Riemen werden außerhalb des Produktionsraums gewartet.',
          'Motors and belts are serviced outside the production room.',
        ),
      },
    ],
  },
];
