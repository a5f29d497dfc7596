'use client';
import { useRowLabel, useTranslation } from '@payloadcms/ui';

/** A folded row shows its headline instead of "item 03". */
export function HeadlineRowLabel() {
  const { data, rowNumber } = useRowLabel<{ headline?: unknown }>();
  const { i18n } = useTranslation();
  if (typeof data?.headline === 'string' && data.headline !== '') return <span>{data.headline}</span>;
  return <span>{`${i18n.language === 'de' ? 'Ohne Überschrift' : 'Without headline'} ${(rowNumber ?? 0) + 1}`}</span>;
}
