import { chosenFigure } from '@vitrine/content-model/key-figures/chosen-figure.ts';
import { figureSource } from '@vitrine/content-model/key-figures/figure-source.ts';
import type { Content } from '../read/content-types.ts';
import type { PresenterContext } from './presenter-context.ts';

/**
 * The figures beside the title. One that is chosen has the value that its row has now; if it has none, which publishing
 * refuses, it is left out, so that no release breaks.
 */
export function presentKeyFigures({ site, type }: PresenterContext, record: Content<'products'>) {
  const source = figureSource.parse(record);
  return (record.keyFigures ?? []).flatMap(({ figure, label, value }) => {
    const shown = figure ? chosenFigure(source, figure, site) : { label: label ?? '', value: value ?? '' };
    if ('problem' in shown) return [];
    return { label: type.text(label || shown.label), value: type.name(shown.value) };
  });
}
