import { t } from '../text.ts';
import type { CaseStudy } from './case-study.ts';

export const fleischwarenKuestenland: CaseStudy = {
  title: t('30 Tonnen am Tag ohne Auftauraum', '30 tonnes a day without a thawing room'),
  subline: t(
    'Rohwurst aus gefrorenem Rohstoff: vom Palettenblock zur Endkörnung in vierzig Minuten.',
    'Dry sausage from frozen raw material: from pallet to final grinding in forty minutes.',
  ),
  topics: ['industry', 'sausage'],
  picture: 'gs-620/dark',
  quote: t('Der Auftauraum ist heute unser Gewürzlager.', 'The thawing room is now our spice store.'),
  source: t('Werkleitung, Fleischwaren Küstenland (fiktiv)', 'Works manager, Fleischwaren Küstenland (fictional)'),
  sections: [
    {
      label: t('Ausgangslage', 'Before'),
      headline: t('Zwei Tage Vorlauf, drei Prozent Verlust', 'Two days of lead time, three per cent lost'),
      copy: t(
        'Blöcke lagen 36 Stunden bei +4 °C. Was als Tropfsaft im Abfluss verschwand, waren 900 kg am Tag. Wer die Bestellung am Mittwoch änderte, änderte sie für Freitag.',
        'Blocks lay for 36 hours at +4 °C. What drained away as drip came to 900 kg a day. Anyone changing an order on Wednesday changed it for Friday.',
      ),
    },
    {
      label: t('Lösung', 'Solution'),
      headline: t('Schneiden statt warten', 'Cutting instead of waiting'),
      copy: t(
        'Zwei GS 620 schneiden Blöcke mit −18 °C in Stücke. Eine WWB 300 nimmt sie aus 300-Liter-Wagen und wolft auf 13 mm vor; die Endkörnung macht der Winkelwolf der Rohwurstlinie.',
        'Two GS 620s cut blocks at −18 °C into pieces. A WWB 300 takes them from 300-litre trolleys and pre-grinds to 13 mm; the angled meat grinder of the dry sausage line does the final grinding.',
      ),
      pictures: ['gs-620/block', 'gs-620/chute', 'scenes/case-blocks-light'],
    },
    {
      label: t('Ergebnis', 'Result'),
      facts: [
        { label: t('Rohstoff am Tag', 'Raw material a day'), value: t('30 t gefroren', '30 t frozen') },
        { label: t('Tropfsaftverlust', 'Drip loss'), value: t('unter 0,1 %', 'below 0.1%') },
        { label: t('Vorlauf', 'Lead time'), value: t('40 Minuten statt 36 Stunden', '40 minutes instead of 36 hours') },
        { label: t('Amortisation', 'Payback'), value: t('14 Monate', '14 months') },
      ],
    },
  ],
  machines: ['gs-620', 'wwb-300'],
  lines: ['rohwurstlinie'],
  applications: ['rohwurst', 'tiernahrung'],
};
