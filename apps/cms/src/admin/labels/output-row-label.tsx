'use client';
import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { OUTPUT_STATE_LABELS } from '@vitrine/content-model/output/output-figures.ts';
import { outputState } from '@vitrine/contract/product-types.ts';

/** A row of a grinder's figures shows which meat they are for. */
export function OutputRowLabel() {
  const { data, rowNumber } = useRowLabel<{ state?: unknown } | undefined>();
  const { i18n } = useTranslation();
  const language = i18n.language === 'de' ? 'de' : 'en';
  const state = outputState.safeParse(data?.state);
  const words = state.success ? OUTPUT_STATE_LABELS[state.data][language] : null;
  return <span>{words ?? `${language === 'de' ? 'Zeile' : 'Row'} ${(rowNumber ?? 0) + 1}`}</span>;
}
