import { germanFigureInEnglish } from '@vitrine/content-model/fields/german-figure.ts';
import { chosenFigure } from '@vitrine/content-model/key-figures/chosen-figure.ts';
import { figureSource } from '@vitrine/content-model/key-figures/figure-source.ts';
import { DEFAULT_LANGUAGE } from '@vitrine/contract/sites.ts';
import type { Content } from '../read/content-types.ts';
import type { PresenterContext } from './presenter-context.ts';

/**
 * The figures beside the title. One that is chosen has the value that its row has now; if it has none, which publishing
 * refuses, it is left out, so that no release breaks.
 */
export async function presentKeyFigures({ site, type, read }: PresenterContext, record: Content<'products'>) {
  const source = figureSource.parse(record);
  const isTyped = record.keyFigures?.some(({ figure }) => !figure);
  const german = site !== DEFAULT_LANGUAGE && isTyped ? await read.inLanguage(DEFAULT_LANGUAGE, 'products', record) : null;
  const germanValues = new Map(german?.keyFigures?.map(({ id, value }) => [id, value]));
  // A value that was not typed in this language is the German one: its figures are written anew. One that was typed just as
  // in German cannot be told from it.
  const typed = (id: string | null | undefined, value: string) =>
    germanValues.get(id) === value ? germanFigureInEnglish(value) : value;
  return (record.keyFigures ?? []).flatMap(({ id, figure, label, value }) => {
    const shown = figure ? chosenFigure(source, figure, site) : { label: label ?? '', value: typed(id, value ?? '') };
    if ('problem' in shown) return [];
    return { label: type.text(label || shown.label), value: type.name(shown.value) };
  });
}
