import { t } from '../../text.ts';
import type { ProductLine } from '../line.ts';

export const references: ProductLine['references'] = [
  {
    company: t('Hackwerk Sonnheim (fiktiv)', 'Hackwerk Sonnheim (fictional)'),
    headline: t('2,7 °C in der Schale', '2.7 °C in the tray'),
    subline: t(
      'Zwei Mischwölfe, ein Winkelwolf mit Rührwerk.',
      'Two mixer-grinders, one angled meat grinder with stirring arms.',
    ),
    copy: t(
      'Der Kunde aus dem Handel verlangt 3 °C an der Rampe. Das Werk liefert seit anderthalb Jahren darunter.',
      'The retail customer asks for 3 °C at the loading ramp. The plant has delivered below that for a year and a half.',
    ),
    facts: [
      { label: t('Leistung', 'Output'), value: t('4.500 kg/h', '4,500 kg/h') },
      { label: t('Temperatur', 'Temperature'), value: t('2,7 °C in der Schale', '2.7 °C in the tray') },
      { label: t('In Betrieb seit', 'In operation since'), value: t('Juni 2025', 'June 2025') },
    ],
    picture: 'wm-600/dark',
    caseStudy: 'hackwerk-sonnheim',
  },
  {
    company: t('Kantinen Verbund Ostmark (fiktiv)', 'Kantinen Verbund Ostmark (fictional)'),
    headline: t('11.000 Frikadellen am Vormittag', '11,000 meatballs in a morning'),
    subline: t('Ein Mischwolf und ein kleiner Wolf.', 'One mixer-grinder and one small grinder.'),
    copy: t(
      'Die Küche beliefert 140 Kantinen. Gemischt wird nach Rezept, gewolft nach Bedarf.',
      'The kitchen supplies 140 canteens. Mixing follows the recipe, grinding follows demand.',
    ),
    facts: [{ label: t('Leistung', 'Output'), value: t('1.900 kg/h', '1,900 kg/h') }],
    picture: 'applications/burger',
  },
];
