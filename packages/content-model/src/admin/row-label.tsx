'use client';
import { useRowLabel, useTranslation } from '@payloadcms/ui';

/** Fields of rows that say best what a row is, best first. */
const TELLING = ['headline', 'accordionHeadline', 'key', 'value', 'label', 'text', 'bulletPoint', 'step', 'quote', 'copy'];

/** A row shows its headline, its figure or its sentence instead of "item 03". */
export function RowLabel() {
  const { data, rowNumber } = useRowLabel<Record<string, unknown> | undefined>();
  const { i18n } = useTranslation();
  const words = TELLING.map((name) => data?.[name]).find((text) => typeof text === 'string' && text !== '');
  return (
    <span>{typeof words === 'string' ? words : `${i18n.language === 'de' ? 'Eintrag' : 'Item'} ${(rowNumber ?? 0) + 1}`}</span>
  );
}
