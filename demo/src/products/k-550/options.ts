import type { Option } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const options: readonly Option[] = [
  {
    key: 'vacuum',
    categories: ['process'],
    title: t('Vakuumhaube', 'Vacuum hood'),
    copy: t('Kuttern bei 90 % Vakuum: feste Scheibe, kräftige Farbe.', 'Cutting at 90% vacuum: a firm slice, strong colour.'),
    pictures: ['k-550/arm'],
    slides: [
      {
        headline: t('Nur ab Werk', 'Factory-fitted only'),
        copy: t('Haube und Schüsselrand sind dafür anders geformt.', 'Hood and bowl rim have a different shape for it.'),
      },
      {
        headline: t('35 Sekunden', '35 seconds'),
        copy: t('bis zum Arbeitsdruck, belüftet in acht.', 'to reach working pressure, vented in eight.'),
      },
    ],
  },
  {
    key: 'ice-and-brine',
    categories: ['process'],
    title: t('Wasser- und Scherbeneisdosierung', 'Dosing of water and flake ice'),
    copy: t('Nach Rezept, auf 200 g genau.', 'By recipe, to within 200 g.'),
    pictures: ['k-550/panel'],
    slides: [
      {
        headline: t('Zeit gespart', 'Time saved'),
        copy: t('Eine Minute je Charge, weil niemand wiegt.', 'One minute per batch, because nobody has to weigh.'),
      },
    ],
  },
  {
    key: 'second-head',
    categories: ['cutting'],
    title: t('Rüstwagen mit zweitem Messerkopf', 'Setup trolley with a second knife head'),
    copy: t('Hebt den 48 kg schweren Kopf auf Wellenhöhe.', 'Lifts the 48 kg head to shaft height.'),
    pictures: ['k-330/knives'],
    slides: [
      {
        headline: t('Wechsel in 18 Minuten', 'Changed in 18 minutes'),
        copy: t('Allein und ohne Hebezeug.', 'Alone and without a hoist.'),
      },
    ],
  },
  {
    key: 'step',
    categories: ['cleaning', 'loading'],
    title: t('Breiter Tritt', 'Wide step'),
    copy: t('Klappt zum Reinigen hoch, rutschfest nach R 12.', 'Folds up for cleaning, slip-resistant to R 12.'),
    pictures: ['k-550/step'],
    slides: [
      {
        headline: t('Für kleinere Menschen', 'For shorter people'),
        copy: t('240 mm hoch, über die halbe Maschinenbreite.', '240 mm high, across half the width of the machine.'),
      },
    ],
  },
  {
    key: 'remote-service',
    categories: ['control'],
    title: t('Fernwartung', 'Remote service'),
    copy: t('Auf Ihre Freigabe hin, über Ihre Firewall.', 'With your approval, through your firewall.'),
    pictures: ['k-550/rear'],
    slides: [
      {
        headline: t('Zwei von drei Fällen', 'Two cases out of three'),
        copy: t('löst unser Service so, ohne anzureisen.', 'are solved by our service this way, without travelling.'),
      },
    ],
  },
];
