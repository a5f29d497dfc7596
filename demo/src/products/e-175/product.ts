import type { Product } from '../../catalogue.ts';
import { t } from '../../text.ts';
import { advantages } from './advantages.ts';
import { cleaning } from './cleaning.ts';
import { highlights } from './highlights.ts';
import { options } from './options.ts';
import { questions } from './questions.ts';
import { technicalData } from './technical-data.ts';

export const e175: Product = {
  slug: 'e-175',
  machine: 'E 175',
  family: 'emulsifiers',
  kind: t('Emulgator', 'Emulsifier'),
  subline: t(
    'Zerkleinert vorgemischtes Brät in einem Durchlauf fein: bis zu zwölf Tonnen je Stunde, Schneidspalt stufenlos bis 0,05 mm.',
    'Turns pre-mixed meat into a fine emulsion in one pass: up to twelve tonnes an hour, cutting gap infinitely variable down to 0.05 mm.',
  ),
  keyFigures: ['outputBoiled', 'outputCooked', 'cuttingGap', 'knifeDrive'],
  picture: 'e-175/hero',
  preview: 'e-175/preview',
  highlights,
  advantagesHeadline: t('Fein im Durchlauf statt in der Charge', 'Fine in one pass instead of in batches'),
  advantages,
  applicationsIntroduction: t(
    'Hinter dem Mischer, vor dem Füller: für Würstchen, Leberwurst und Feinkost ohne sichtbares Korn.',
    'After the mixer, before the filler: for frankfurters, liver sausage and delicatessen without visible grain.',
  ),
  applications: ['bruehwurst', 'kochwurst', 'tiernahrung'],
  caseStudy: 'fleischwerk-niederaue',
  technicalData,
  options,
  cleaning,
  questions,
  relatedHeadline: t('Davor gemischt, daneben gekuttert', 'Mixed before, cut beside it'),
  related: ['m-1100', 'k-550', 'k-120'],
};
