import type { Product } from '../../catalogue.ts';
import { t } from '../../text.ts';
import { advantages } from './advantages.ts';
import { cleaning } from './cleaning.ts';
import { options } from './options.ts';
import { questions } from './questions.ts';
import { technicalData } from './technical-data.ts';

export const k120: Product = {
  slug: 'k-120',
  machine: 'K 120',
  family: 'cutters',
  kind: t('Kutter', 'Bowl cutter'),
  subline: t(
    '90 kg Brät in acht Minuten. Für die Wurstküche, für Spezialitäten und für das Rezept, das noch niemand kennt.',
    '90 kg of emulsion in eight minutes. For the sausage kitchen, for specialities and for the recipe nobody knows yet.',
  ),
  keyFigures: ['bowl', 'batchBoiled', 'knifeSpeed', 'knifeDrive'],
  picture: 'k-120/hero',
  preview: 'k-120/preview',
  highlights: [],
  advantagesHeadline: t('Ein Kutter, den eine Person beherrscht', 'A bowl cutter that one person masters'),
  advantages,
  applicationsIntroduction: t(
    'Von der Lyoner bis zur Leberpastete: kleine Chargen, viele Sorten, kurze Wege.',
    'From Lyoner to liver pâté: small batches, many varieties, short distances.',
  ),
  applications: ['bruehwurst', 'kochwurst', 'rohwurst'],
  caseStudy: 'wurstmanufaktur-ellern',
  technicalData,
  options,
  cleaning,
  questions,
  relatedHeadline: t('Größer kuttern, vorher wolfen', 'Cut larger batches, grind first'),
  related: ['k-330', 'w-130', 'e-175'],
};
