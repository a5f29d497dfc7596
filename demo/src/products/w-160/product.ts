import type { Product } from '../../catalogue.ts';
import { t } from '../../text.ts';
import { advantages } from './advantages.ts';
import { cleaning } from './cleaning.ts';
import { options } from './options.ts';
import { questions } from './questions.ts';
import { technicalData } from './technical-data.ts';

export const w160: Product = {
  slug: 'w-160',
  machine: 'W 160',
  family: 'grinders',
  kind: t('Wolf', 'Grinder'),
  subline: t(
    'Der gerade Wolf für Handwerk und mittlere Betriebe: Frischfleisch und vorgebrochenes Gefriergut bis knapp fünf Tonnen je Stunde.',
    'The straight grinder for butchers and medium-sized plants: fresh meat and pre-broken frozen meat, up to just under five tonnes an hour.',
  ),
  keyFigures: ['output', 'hopper', 'plate', 'temperature'],
  picture: 'w-160/hero',
  preview: 'w-160/preview',
  highlights: [],
  advantagesHeadline: t('Einfach gebaut, schnell sauber', 'Simple design, quick to clean'),
  advantages,
  applicationsIntroduction: t(
    'Für Betriebe, die an einem Tag vier Sorten wolfen und dazwischen reinigen.',
    'For plants that grind four varieties a day and clean in between.',
  ),
  applications: ['hackfleisch', 'rohwurst', 'bruehwurst'],
  caseStudy: 'wurstmanufaktur-ellern',
  technicalData,
  options,
  cleaning,
  questions,
  relatedHeadline: t('Wenn es mehr sein soll', 'When more is needed'),
  related: ['ww-200', 'wm-600', 'k-330'],
};
