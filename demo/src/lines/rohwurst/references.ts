import { t } from '../../text.ts';
import type { ProductLine } from '../line.ts';

export const references: ProductLine['references'] = [
  {
    company: t('Fleischwaren Küstenland (fiktiv)', 'Fleischwaren Küstenland (fictional)'),
    headline: t('30 Tonnen gefroren am Tag', '30 tonnes of frozen meat a day'),
    subline: t('Eine Linie, seit 2023 im Einsatz.', 'One line, in operation since 2023.'),
    copy: t(
      'Das Werk verarbeitet ausschließlich gefrorenen Rohstoff. Seit der Umstellung auf die Rohwurstlinie entfällt der Auftauraum.',
      'The plant processes frozen raw material only. Since it switched to the dry sausage line, the thawing room is no longer needed.',
    ),
    facts: [
      { label: t('Leistung', 'Output'), value: t('2.700 kg/h', '2,700 kg/h') },
      { label: t('Bediener', 'Operators'), value: t('2 je Schicht', '2 per shift') },
      {
        label: t('Maschinen', 'Machines'),
        value: t('GS 620, WWB 300, M 1100 und WWR 200', 'GS 620, WWB 300, M 1100 and WWR 200'),
      },
      { label: t('In Betrieb seit', 'In operation since'), value: t('Mai 2023', 'May 2023') },
    ],
    picture: 'gs-620/dark',
    caseStudy: 'fleischwaren-kuestenland',
  },
  {
    company: t('Wursthaus Ahlers (fiktiv)', 'Wursthaus Ahlers (fictional)'),
    headline: t('Salami nach altem Rezept, neue Körnung', 'Salami to an old recipe, with a new particle size'),
    subline: t('Eine halbe Linie: 1.800 kg je Stunde.', 'Half a line: 1,800 kg an hour.'),
    copy: t(
      'Mischer und Winkelwolf mit Rührwerk stehen seit 2022. Blockschneider und Leitstand kommen, wenn die neue Halle steht.',
      'Mixer and angled meat grinder with stirring arms have been running since 2022. Block cutter and control station will follow when the new hall is ready.',
    ),
    facts: [
      { label: t('Leistung', 'Output'), value: t('1.800 kg/h', '1,800 kg/h') },
      { label: t('Körnung', 'Particle size'), value: t('2 und 3 mm', '2 and 3 mm') },
    ],
    picture: 'wwr-200/preview',
  },
];
