import { chosenFigure } from '@vitrine/content-model/key-figures/chosen-figure.ts';
import { figureSource } from '@vitrine/content-model/key-figures/figure-source.ts';
import type { Config } from '@vitrine/content-model/payload-types.ts';

/** What the German page of a machine shows as its key figures, typed: for copies whose tables do not have them. */
export function typedKeyFigures(machine: Config['collections']['products']) {
  const source = figureSource.parse(machine);
  return (machine.keyFigures ?? []).flatMap(({ figure, label, value }) => {
    const shown = figure ? chosenFigure(source, figure, 'de') : { label: label ?? '', value: value ?? '' };
    return 'problem' in shown ? [] : { label: label || shown.label, value: shown.value };
  });
}
