'use client';
import { useRowLabel } from '@payloadcms/ui';
import { chosenFigure } from '@vitrine/content-model/key-figures/chosen-figure.ts';
import { tellingWords } from '../labels/telling-words.ts';
import { useLanguages } from '../use-languages.ts';
import { FIGURE_WORDS } from './figure-words.ts';
import { useFigureSource } from './use-figure-source.ts';

/** A key figure is called by its value, also where the value is that of the technical data. */
export function KeyFigureRowLabel() {
  const { data, rowNumber } = useRowLabel<Record<string, unknown> | undefined>();
  const { admin, content: language } = useLanguages();
  const source = useFigureSource();
  const chosen = typeof data?.figure === 'string' && data.figure !== '' ? chosenFigure(source, data.figure, language) : null;
  const words = chosen && 'value' in chosen ? chosen.value : tellingWords(data);
  return <span>{words ?? `${FIGURE_WORDS.figure[admin]} ${(rowNumber ?? 0) + 1}`}</span>;
}
