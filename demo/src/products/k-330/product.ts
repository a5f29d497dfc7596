import type { Product } from '../../catalogue.ts';
import { t } from '../../text.ts';
import { advantages } from './advantages.ts';
import { cleaning } from './cleaning.ts';
import { options } from './options.ts';
import { questions } from './questions.ts';
import { technicalData } from './technical-data.ts';

export const k330: Product = {
  slug: 'k-330',
  machine: 'K 330',
  family: 'cutters',
  kind: t('Kutter', 'Bowl cutter'),
  subline: t(
    'Feines Brät, klares Korn, heiße Kochwurst: 250 kg je Charge, mit Messern bis 132 m/s und einer Schüssel ohne Naht.',
    'Fine emulsion, clear-cut dry sausage, hot pâté: 250 kg a batch, with knives of up to 132 m/s and a bowl without a seam.',
  ),
  keyFigures: ['bowl', 'batch', 'tipSpeed', 'knifeDrive'],
  picture: 'k-330/hero',
  preview: 'k-330/preview',
  turntable: 'k-330/turntable',
  highlights: [],
  advantagesHeadline: t('Fein, ruhig und in Minuten sauber', 'Fine, quiet and clean in minutes'),
  advantages,
  applicationsIntroduction: t(
    'Kalt oder heiß, grob oder fein: Drehzahl, Drehrichtung und Messer folgen dem Rezept.',
    'Cold or hot, coarse or fine: speed, direction and knives follow the recipe.',
  ),
  applications: ['bruehwurst', 'rohwurst', 'kochwurst'],
  caseStudy: 'wurstmanufaktur-ellern',
  technicalData,
  options,
  cleaning,
  questions,
  relatedHeadline: t('Davor und danach', 'Before and after'),
  related: ['ww-200', 'gs-620', 'm-1100'],
};
