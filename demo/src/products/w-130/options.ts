import type { Option } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const options: readonly Option[] = [
  {
    key: 'quick-change',
    categories: ['cutting'],
    title: t('Schneidkopf mit Schnellverschluss', 'Cutting head with quick release'),
    copy: t('Bajonett statt Gewinde: eine Achteldrehung.', 'Bayonet instead of thread: one eighth of a turn.'),
    pictures: ['w-130/head'],
    slides: [
      {
        headline: t('Wechsel in 40 Sekunden', 'Changed in 40 seconds'),
        copy: t(
          'Gewogen wird zwischen zwei Sorten länger als gewechselt.',
          'Between two varieties, weighing takes longer than the change.',
        ),
      },
    ],
  },
  {
    key: 'castors',
    categories: ['cleaning'],
    title: t('Lenkrollen', 'Castors'),
    copy: t('Statt der Stellfüße; zum Reinigen wird vorgezogen.', 'Instead of the feet; pulled forward for cleaning.'),
    pictures: ['w-130/castors'],
    slides: [
      {
        headline: t('Fester Stand', 'Stands firm'),
        copy: t(
          'Zwei Spindeln heben die vorderen Rollen im Betrieb vom Boden ab.',
          'Two spindles lift the front castors off the floor during operation.',
        ),
      },
    ],
  },
  {
    key: 'speed-control',
    categories: ['control'],
    title: t('Bedienfeld mit zwei Geschwindigkeiten', 'Control panel with two speeds'),
    copy: t('Arbeitsschnecke mit 110 oder 190 Umdrehungen je Minute.', 'Grinding worm at 110 or 190 rpm.'),
    pictures: ['w-130/panel'],
    slides: [
      {
        headline: t('Für angefrorenes Fleisch', 'For semi-frozen meat'),
        copy: t('Die kleine Stufe schont Scheibe und Messer bis −12 °C.', 'The low speed spares plate and knife down to −12 °C.'),
      },
    ],
  },
];
