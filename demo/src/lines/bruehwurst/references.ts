import { t } from '../../text.ts';
import type { ProductLine } from '../line.ts';

export const references: ProductLine['references'] = [
  {
    company: t('Fleischwerk Niederaue (fiktiv)', 'Fleischwerk Niederaue (fictional)'),
    headline: t('Zwei Schichten statt drei', 'Two shifts instead of three'),
    subline: t('Eine Linie, 8.400 kg je Stunde.', 'One line, 8,400 kg an hour.'),
    copy: t(
      'Umgebaut in elf Tagen zwischen zwei Wochenenden. Die Nachtschicht arbeitet seither am Tag.',
      'Converted in eleven days between two weekends. The night shift has worked by day ever since.',
    ),
    facts: [
      { label: t('Leistung', 'Output'), value: t('8.400 kg/h', '8,400 kg/h') },
      { label: t('Bediener', 'Operators'), value: t('1 je Schicht', '1 per shift') },
      { label: t('Maschinen', 'Machines'), value: t('WW 200, zwei M 1100, E 175', 'WW 200, two M 1100s, E 175') },
      { label: t('In Betrieb seit', 'In operation since'), value: t('März 2024', 'March 2024') },
    ],
    picture: 'scenes/line',
    caseStudy: 'fleischwerk-niederaue',
  },
];
