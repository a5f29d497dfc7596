import type { Product } from '../../catalogue.ts';
import { t } from '../../text.ts';
import { advantages } from './advantages.ts';
import { cleaning } from './cleaning.ts';
import { options } from './options.ts';
import { questions } from './questions.ts';
import { technicalData } from './technical-data.ts';

export const m1100: Product = {
  slug: 'm-1100',
  machine: 'M 1100',
  family: 'mixers',
  kind: t('Paddelmischer', 'Paddle mixer'),
  subline: t(
    'Mischt, entlüftet und massiert 800 kg unter Vakuum. Zwei Wellen, zwei Auslaufklappen, zwei Minuten zum Entleeren.',
    'Mixes, de-aerates and massages 800 kg under vacuum. Two shafts, two discharge flaps, two minutes to empty.',
  ),
  keyFigures: ['trough', 'batch', 'vacuum', 'shaftSpeed'],
  picture: 'm-1100/hero',
  preview: 'm-1100/preview',
  highlights: [],
  advantagesHeadline: t('Gleichmäßig, dicht und schnell leer', 'Even, dense and quick to empty'),
  advantages,
  applicationsIntroduction: t(
    'Vom Entlüften des Bräts bis zum Massieren über Nacht.',
    'From de-aerating emulsion to massaging overnight.',
  ),
  applications: ['kochschinken', 'bruehwurst', 'hackfleisch', 'rohwurst'],
  caseStudy: 'hackwerk-sonnheim',
  technicalData,
  options,
  cleaning,
  questions,
  relatedHeadline: t('Passt in dieselbe Linie', 'Fits the same line'),
  related: ['ww-200', 'wm-600', 'k-330'],
};
