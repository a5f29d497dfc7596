import type { Product } from '../../catalogue.ts';
import { t } from '../../text.ts';
import { advantages } from './advantages.ts';
import { cleaning } from './cleaning.ts';
import { highlights } from './highlights.ts';
import { options } from './options.ts';
import { questions } from './questions.ts';
import { technicalData } from './technical-data.ts';

export const wwb300: Product = {
  slug: 'wwb-300',
  machine: 'WWB 300',
  family: 'grinders',
  kind: t('Winkelwolf mit Beschickung', 'Angled meat grinder with bin lift'),
  subline: t(
    'Der größte Wolf im Programm belädt sich selbst: 300-Liter-Wagen anstellen, starten, weggehen. 22 Tonnen je Stunde.',
    'The largest grinder in the range loads itself: park a 300-litre trolley, press start, walk away. 22 tonnes an hour.',
  ),
  keyFigures: ['output', 'outputFrozen', 'hopper', 'connectedLoad'],
  picture: 'wwb-300/hero',
  preview: 'wwb-300/preview',
  highlights,
  advantagesHeadline: t('Eine Person, zwei Maschinen', 'One person, two machines'),
  advantages,
  applicationsIntroduction: t(
    'Zentrale Vorzerkleinerung für mehrere Linien, Tiernahrung im Dauerbetrieb, Rohstoff für Kutter mit 550 Litern.',
    'Central size reduction for several lines, pet food around the clock, raw material for 550-litre bowl cutters.',
  ),
  applications: ['tiernahrung', 'bruehwurst', 'hackfleisch'],
  caseStudy: 'fleischwaren-kuestenland',
  technicalData,
  options,
  cleaning,
  questions,
  relatedHeadline: t('Was 22 Tonnen aufnimmt', 'What handles 22 tonnes'),
  related: ['ww-250', 'k-550', 'm-1100'],
};
