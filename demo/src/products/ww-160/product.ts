import type { Product } from '../../catalogue.ts';
import { t } from '../../text.ts';
import { advantages } from './advantages.ts';
import { cleaning } from './cleaning.ts';
import { options } from './options.ts';
import { questions } from './questions.ts';
import { technicalData } from './technical-data.ts';

export const ww160: Product = {
  slug: 'ww-160',
  machine: 'WW 160',
  family: 'grinders',
  kind: t('Winkelwolf', 'Angled meat grinder'),
  subline: t(
    'Der Einstieg in die Winkelwölfe: frisches Fleisch und Gefrierblöcke in einer Maschine, mit den Lochscheiben der W 160.',
    'The entry model of the angled meat grinders: fresh meat and frozen blocks in one machine, with the hole plates of the W 160.',
  ),
  keyFigures: ['output', 'outputFrozen', 'hopper', 'wormDrive'],
  picture: 'ww-160/hero',
  preview: 'ww-160/preview',
  highlights: [],
  advantagesHeadline: t('Die Kraft der Großen auf drei Quadratmetern', 'The power of the large ones on three square metres'),
  advantages,
  applicationsIntroduction: t(
    'Für Betriebe, die heute frisch und morgen gefroren wolfen und dafür keine zweite Maschine aufstellen wollen.',
    'For plants that grind fresh meat today and frozen meat tomorrow and do not want a second machine for it.',
  ),
  applications: ['rohwurst', 'hackfleisch', 'bruehwurst', 'tiernahrung'],
  caseStudy: 'hackwerk-sonnheim',
  technicalData,
  options,
  cleaning,
  questions,
  relatedHeadline: t('Kleiner oder größer', 'Smaller or larger'),
  related: ['ww-200', 'w-160', 'wwr-200'],
};
