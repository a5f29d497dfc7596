import { ROW } from '@vitrine/content-model/key-figures/own-figures.ts';
import type { Product } from '../catalogue.ts';
import { FIGURES, type FigureKey, figureWithUnit } from '../figures.ts';
import { figureOf } from '../machines.ts';
import { rows } from './record-id.ts';
import type { Words } from './seed-run.ts';

type KeyFigure = { figure: string } | { value: string; label: string };

/** Key figures as an editor enters them: chosen from the technical data, typed where those do not have them. */
export const keyFigures = ({ slug, machine, technicalData, keyFigures: keys }: Product, words: Words) =>
  rows(
    `products/${slug}/figures`,
    keys,
    (key: FigureKey): KeyFigure =>
      technicalData.groups.some(({ figures }) => figures.includes(key))
        ? { figure: `${ROW}/${key}` }
        : { value: words(figureWithUnit(key, figureOf(machine, key))), label: words(FIGURES[key].label) },
  );
