import type { Product } from '../../catalogue.ts';
import { t } from '../../text.ts';
import { advantages } from './advantages.ts';
import { cleaning } from './cleaning.ts';
import { options } from './options.ts';
import { questions } from './questions.ts';
import { technicalData } from './technical-data.ts';

export const ww200: Product = {
  slug: 'ww-200',
  machine: 'WW 200',
  family: 'grinders',
  kind: t('Winkelwolf', 'Angled meat grinder'),
  subline: t(
    'Für Frischfleisch und ganze Gefrierfleischblöcke bis −18 °C. Zwei Schnecken im rechten Winkel, ein Schnitt ohne Schmieren.',
    'For fresh meat and whole frozen blocks down to −18 °C. Two worms at a right angle, a clean cut without smearing.',
  ),
  keyFigures: ['output', 'hopper', 'plate', 'temperature'],
  picture: 'ww-200/hero',
  preview: 'ww-200/preview',
  turntable: 'ww-200/turntable',
  highlights: [],
  advantagesHeadline: t('Gebaut für die tägliche Reinigung', 'Built to be cleaned every day'),
  advantages,
  applicationsIntroduction: t(
    'Von der feinen Rohwurst bis zur groben Tiernahrung: Die Lochscheibe bestimmt Körnung und Leistung, nicht die Maschine.',
    'From fine dry sausage to coarse pet food: the hole plate determines particle size and output, not the machine.',
  ),
  applications: ['rohwurst', 'bruehwurst', 'hackfleisch', 'tiernahrung'],
  caseStudy: 'fleischwerk-niederaue',
  technicalData,
  options,
  cleaning,
  questions,
  relatedHeadline: t('Passt in dieselbe Linie', 'Fits the same line'),
  related: ['gs-620', 'm-1100', 'k-330'],
};
