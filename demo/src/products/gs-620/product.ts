import type { Product } from '../../catalogue.ts';
import { t } from '../../text.ts';
import { advantages } from './advantages.ts';
import { cleaning } from './cleaning.ts';
import { highlights } from './highlights.ts';
import { options } from './options.ts';
import { questions } from './questions.ts';
import { technicalData } from './technical-data.ts';

export const gs620: Product = {
  slug: 'gs-620',
  machine: 'GS 620',
  family: 'frozenMeatCutters',
  kind: t('Gefrierfleischschneider', 'Frozen block cutter'),
  subline: t(
    'Schneidet ganze Blöcke mit bis zu −25 °C in Stücke, die Wolf und Kutter sofort greifen. 6,5 Tonnen je Stunde, ohne Antauen.',
    'Cuts whole blocks as cold as −25 °C into pieces that the grinder and the bowl cutter take at once. 6.5 tonnes an hour, without thawing.',
  ),
  keyFigures: ['output', 'cuttingWidth', 'temperature', 'drumDrive'],
  picture: 'gs-620/hero',
  preview: 'gs-620/preview',
  highlights,
  advantagesHeadline: t('Vom Gefrierlager in die Linie', 'From cold store to line'),
  advantages,
  applicationsIntroduction: t(
    'Die GS 620 steht am Anfang jeder Linie, die gefrorenes Fleisch verarbeitet.',
    'The GS 620 stands at the start of every line that processes frozen meat.',
  ),
  applications: ['rohwurst', 'bruehwurst', 'hackfleisch', 'tiernahrung'],
  caseStudy: 'fleischwaren-kuestenland',
  technicalData,
  options,
  cleaning,
  questions,
  relatedHeadline: t('Was danach kommt', 'What comes next'),
  related: ['ww-200', 'k-330', 'wm-600'],
};
