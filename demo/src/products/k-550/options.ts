import type { Option } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const options: readonly Option[] = [
  {
    key: 'long-arm',
    categories: ['control', 'loading'],
    title: t('Bedienfeld am langen Schwenkarm', 'Control panel on a long swivel arm'),
    copy: t(
      'Reicht bis vor die Beschickung: Schüssel und Wagen bleiben im Blick.',
      'Reaches as far as the loader: bowl and trolley stay in view.',
    ),
    pictures: ['k-550/arm'],
    slides: [
      {
        headline: t('300 Grad', '300 degrees'),
        copy: t(
          'Der Arm schwenkt von der Messerhaube bis über den Auswerfer.',
          'The arm swings from the knife hood to above the unloading disc.',
        ),
      },
      {
        headline: t('Kabel innen geführt', 'Cables inside'),
        copy: t(
          'Arm und Gehäuse sind rundum dicht und werden mit abgespritzt.',
          'Arm and housing are sealed all round and are hosed down with the machine.',
        ),
      },
    ],
  },
  {
    key: 'ice-and-brine',
    categories: ['process'],
    title: t('Schüssel mit Wasser- und Eisdosierung', 'Bowl with water and ice dosing'),
    copy: t('Wasser und Scherbeneis nach Rezept, auf 200 g genau.', 'Water and flake ice by recipe, to within 200 g.'),
    pictures: ['films/k-550-still'],
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
    title: t('Zweiter Messerkopf mit Rüstwagen', 'Second knife head with setup trolley'),
    copy: t('Der Wagen hebt den 48 kg schweren Kopf auf Wellenhöhe.', 'The trolley lifts the 48 kg head to shaft height.'),
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
    title: t('Bedienfeld mit Fernwartung', 'Control panel with remote service'),
    copy: t('Auf Ihre Freigabe hin, über Ihre Firewall.', 'With your approval, through your firewall.'),
    pictures: ['k-550/panel'],
    slides: [
      {
        headline: t('Zwei von drei Fällen', 'Two cases out of three'),
        copy: t('löst unser Service so, ohne anzureisen.', 'are solved by our service this way, without travelling.'),
      },
    ],
  },
];
