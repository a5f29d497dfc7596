import type { Product } from '../../catalogue.ts';
import { t } from '../../text.ts';
import { advantages } from './advantages.ts';
import { cleaning } from './cleaning.ts';
import { options } from './options.ts';
import { questions } from './questions.ts';
import { technicalData } from './technical-data.ts';

export const wwr200: Product = {
  slug: 'wwr-200',
  machine: 'WWR 200',
  family: 'grinders',
  kind: t('Winkelwolf mit Rührwerk', 'Angled meat grinder with stirring arms'),
  subline: t(
    'Rührt 420 kg auf eine Temperatur und wolft sie danach auf 3 mm. Zwischen beiden Schritten liegt kein Wagen, kein Band, keine Minute.',
    'Stirs 420 kg to one temperature, then grinds it to 3 mm. No trolley, no belt and no minute in between.',
  ),
  keyFigures: ['output', 'batch', 'hopper', 'stirSpeed'],
  picture: 'wwr-200/hero',
  preview: 'wwr-200/preview',
  highlights: [],
  advantagesHeadline: t('Erst gleichmäßig, dann fein', 'First even, then fine'),
  advantages,
  applicationsIntroduction: t(
    'Wo Fett und Mageres vor dem letzten Schnitt zusammenkommen: Salami, Hackfleisch mit festem Fettgehalt, Frikadellen.',
    'Where fat and lean come together before the final cut: salami, minced meat with a fixed fat content, meatballs.',
  ),
  applications: ['rohwurst', 'hackfleisch', 'tiernahrung'],
  caseStudy: 'hackwerk-sonnheim',
  technicalData,
  options,
  cleaning,
  questions,
  relatedHeadline: t('Ohne Rührwerk oder mit Mischtrog', 'Without arms or with a mixing trough'),
  related: ['ww-200', 'wm-600', 'm-1100'],
};
