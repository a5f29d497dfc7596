import type { Product } from '../../catalogue.ts';
import { t } from '../../text.ts';
import { advantages } from './advantages.ts';
import { cleaning } from './cleaning.ts';
import { highlights } from './highlights.ts';
import { options } from './options.ts';
import { questions } from './questions.ts';
import { technicalData } from './technical-data.ts';

export const ww250: Product = {
  slug: 'ww-250',
  machine: 'WW 250',
  family: 'grinders',
  kind: t('Winkelwolf', 'Angled meat grinder'),
  subline: t(
    '16 Tonnen je Stunde, 900 Liter im Trichter. Für Linien, in denen der Wolf den Takt vorgibt und niemand auf ihn warten darf.',
    '16 tonnes an hour, 900 litres in the hopper. For lines where the grinder sets the pace and nothing has to wait for it.',
  ),
  keyFigures: ['output', 'hopper', 'plate', 'wormDrive'],
  picture: 'ww-250/hero',
  preview: 'ww-250/preview',
  highlights,
  advantagesHeadline: t('Für drei Schichten ausgelegt', 'Designed for three shifts'),
  advantages,
  applicationsIntroduction: t(
    'Vor Mischern mit 1.100 Litern, vor Kuttern mit 550 Litern und überall, wo Palettenware ankommt.',
    'Ahead of 1,100-litre mixers, ahead of 550-litre bowl cutters and wherever raw material arrives by the pallet.',
  ),
  applications: ['bruehwurst', 'hackfleisch', 'tiernahrung', 'rohwurst'],
  caseStudy: 'fleischwerk-niederaue',
  technicalData,
  options,
  cleaning,
  questions,
  relatedHeadline: t('Vor und hinter dem Wolf', 'Upstream and downstream'),
  related: ['gs-620', 'k-550', 'wwb-300'],
};
