import type { Advantage } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const advantages: readonly Advantage[] = [
  {
    key: 'no-trolley',
    category: 'performance',
    title: t('Kein Wagen zwischen den Schritten', 'No trolley between the steps'),
    copy: t(
      'Gemischt und gewolft wird in derselben Maschine. Der nächste Wagen ist die Schale.',
      'Mixing and grinding take place in the same machine. The next trolley is the tray.',
    ),
    picture: 'wm-600/rear',
    details: [
      {
        headline: t('Gespart', 'Saved'),
        copy: t('30 Minuten Rangieren je Schicht, 18 m² Fläche.', '30 minutes of shunting per shift, 18 m² of floor.'),
      },
    ],
  },
  {
    key: 'jacket',
    category: 'quality',
    title: t('Gekühlt, ohne nass zu werden', 'Cooled without getting wet'),
    copy: t(
      'Die Kälte kommt durch die Trogwand. Es muss kein Eis zugegeben und keines deklariert werden.',
      'The cold comes through the trough wall. No ice has to be added and none declared.',
    ),
    picture: 'wm-600/jacket',
    details: [
      {
        headline: t('Reserve', 'For hot days'),
        copy: t(
          'An heißen Tagen hilft CO₂ über Hörner am Trogrand.',
          'On hot days CO₂ helps through horns at the edge of the trough.',
        ),
      },
    ],
  },
];
