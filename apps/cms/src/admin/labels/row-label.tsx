'use client';
import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { tellingWords } from './telling-words.ts';

/** A row shows its headline, its figure or its sentence instead of "item 03". */
export function RowLabel() {
  const { data, rowNumber } = useRowLabel<Record<string, unknown> | undefined>();
  const { i18n } = useTranslation();
  return <span>{tellingWords(data) ?? `${i18n.language === 'de' ? 'Eintrag' : 'Item'} ${(rowNumber ?? 0) + 1}`}</span>;
}
