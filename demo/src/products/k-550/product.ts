import type { Product } from '../../catalogue.ts';
import { t } from '../../text.ts';
import { advantages } from './advantages.ts';
import { cleaning } from './cleaning.ts';
import { highlights } from './highlights.ts';
import { options } from './options.ts';
import { questions } from './questions.ts';
import { technicalData } from './technical-data.ts';

export const k550: Product = {
  slug: 'k-550',
  machine: 'K 550',
  family: 'cutters',
  kind: t('Kutter', 'Bowl cutter'),
  subline: t(
    'Acht Messer mit 140 m/s, 420 kg je Charge, Beschickung und Auswerfer in Serie. Der Kutter für die Linie.',
    'Eight knives at 140 m/s, 420 kg a batch, loader and unloading disc as standard. The bowl cutter for the line.',
  ),
  keyFigures: ['bowl', 'batchBoiled', 'tipSpeed', 'knives'],
  picture: 'k-550/hero',
  preview: 'k-550/preview',
  highlights,
  advantagesHeadline: t('420 Kilogramm im Gleichgewicht', '420 kilograms in balance'),
  advantages,
  applicationsIntroduction: t(
    'Aufschnitt, Würstchen und Leberwurst in Mengen, die ein Füller gerade noch abnimmt.',
    'Sliced sausage, frankfurters and liver sausage in quantities that a filler can only just take.',
  ),
  applications: ['bruehwurst', 'kochwurst', 'rohwurst'],
  caseStudy: 'fleischwerk-niederaue',
  technicalData,
  options,
  cleaning,
  questions,
  relatedHeadline: t('Liefert zu, nimmt ab', 'Feeds it, takes from it'),
  related: ['ww-250', 'e-175', 'k-330'],
};
