import type { Product } from '../../catalogue.ts';
import { t } from '../../text.ts';
import { advantages } from './advantages.ts';
import { cleaning } from './cleaning.ts';
import { options } from './options.ts';
import { questions } from './questions.ts';
import { technicalData } from './technical-data.ts';

export const w130: Product = {
  slug: 'w-130',
  machine: 'W 130',
  family: 'grinders',
  kind: t('Wolf', 'Grinder'),
  subline: t(
    'Der kleinste Varnholt: 1,1 Quadratmeter Stellfläche, Beschickung von Hand auf Tischhöhe, drei Tonnen je Stunde.',
    'The smallest Varnholt: 1.1 square metres of floor, hand feeding at table height, three tonnes an hour.',
  ),
  keyFigures: ['output', 'plate', 'loadingHeight', 'weight'],
  picture: 'w-130/hero',
  preview: 'w-130/preview',
  highlights: [],
  advantagesHeadline: t('Klein, aber kein Ladengerät', 'Small, but not a shop-counter machine'),
  advantages,
  applicationsIntroduction: t(
    'Für Metzgereien, Großküchen und das Labor der großen Betriebe.',
    'For butchers, canteen kitchens and the test kitchens of large plants.',
  ),
  applications: ['hackfleisch', 'rohwurst', 'bruehwurst'],
  caseStudy: 'wurstmanufaktur-ellern',
  technicalData,
  options,
  cleaning,
  questions,
  relatedHeadline: t('Der nächste Schritt', 'The next step up'),
  related: ['w-160', 'k-120', 'ww-160'],
};
