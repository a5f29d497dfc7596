import type { FigureSource } from '@vitrine/content-model/key-figures/figure-source.ts';
import { ownFigures } from '@vitrine/content-model/key-figures/own-figures.ts';
import type { Language } from '@vitrine/contract/sites.ts';

/** One line of the choice; without a value: what an editor types. */
export interface FigureChoice {
  value: string;
  label: string;
  [key: string]: unknown;
}
export interface FigureChoices {
  label: string;
  options: FigureChoice[];
}

/** The figures that a key figure can show, in the groups of the page. */
export function figureChoices(source: FigureSource, language: Language): FigureChoices[] {
  const groups: FigureChoices[] = [];
  for (const { reference, group, label, value } of ownFigures(source, language)) {
    if (value === null) continue;
    let last = groups.at(-1);
    if (last?.label !== group) {
      last = { label: group, options: [] };
      groups.push(last);
    }
    last.options.push({ value: reference, label: `${label}: ${value}` });
  }
  return groups;
}
