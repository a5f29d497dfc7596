import type { Product } from '../../catalogue.ts';
import { t } from '../../text.ts';
import { advantages } from './advantages.ts';
import { cleaning } from './cleaning.ts';
import { options } from './options.ts';
import { questions } from './questions.ts';
import { technicalData } from './technical-data.ts';

export const wm600: Product = {
  slug: 'wm-600',
  machine: 'WM 600',
  family: 'mixerGrinders',
  kind: t('Mischwolf', 'Mixer-grinder'),
  subline: t(
    'Mischt 450 kg, kühlt im Mantel und wolft ohne Umfüllen. Für Hackfleisch, Frikadellen und grobe Wurst.',
    'Mixes 450 kg, cools through its jacket and grinds without transfer. For minced meat, burgers and coarse sausage.',
  ),
  keyFigures: ['trough', 'batch', 'outputBatch', 'plate'],
  picture: 'wm-600/hero',
  preview: 'wm-600/preview',
  turntable: 'wm-600/turntable',
  highlights: [],
  advantagesHeadline: t('Zwei Schritte, eine Maschine', 'Two steps, one machine'),
  advantages,
  applicationsIntroduction: t(
    'Überall, wo Mengen genau gemischt und kalt gewolft werden. Der Schneidsatz ist derselbe wie an der W 160.',
    'Wherever recipes are mixed precisely and ground cold. The cutting set is the same as on the W 160.',
  ),
  applications: ['hackfleisch', 'rohwurst', 'tiernahrung'],
  caseStudy: 'hackwerk-sonnheim',
  technicalData,
  options,
  cleaning,
  questions,
  relatedHeadline: t('Verwandte Maschinen', 'Related machines'),
  related: ['w-160', 'm-1100', 'gs-620'],
};
