'use client';
import { useLocale, useRowLabel, useTranslation } from '@payloadcms/ui';
import { chosenFigure } from '../../key-figures/chosen-figure.ts';
import { tellingWords } from '../telling-words.ts';
import { FIGURE_WORDS } from './figure-words.ts';
import { useFigureSource } from './use-figure-source.ts';

/** A key figure is called by its value, also where the value is that of the technical data. */
export function KeyFigureRowLabel() {
  const { data, rowNumber } = useRowLabel<Record<string, unknown> | undefined>();
  const { i18n } = useTranslation();
  const language = useLocale()?.code === 'en' ? 'en' : 'de';
  const source = useFigureSource();
  const chosen = typeof data?.figure === 'string' && data.figure !== '' ? chosenFigure(source, data.figure, language) : null;
  const words = chosen && 'value' in chosen ? chosen.value : tellingWords(data);
  return <span>{words ?? `${FIGURE_WORDS.figure[i18n.language === 'de' ? 'de' : 'en']} ${(rowNumber ?? 0) + 1}`}</span>;
}
