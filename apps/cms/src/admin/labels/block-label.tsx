'use client';
import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { labelText } from '@vitrine/content-model/records/label-text.ts';
import styles from './block-label.module.css';
import { tellingWords } from './telling-words.ts';

/** A folded block shows its kind and its first words; a number says where on the page it is. */
export function BlockLabel({ kind }: { kind?: unknown }) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown> | undefined>();
  const { i18n } = useTranslation();
  return (
    <span className={styles.label}>
      <span className={styles.number}>{(rowNumber ?? 0) + 1}</span>
      <span className={styles.kind}>{labelText(kind, i18n.language === 'en' ? 'en' : 'de', '')}</span>
      <span className={styles.words}>{tellingWords(data)}</span>
    </span>
  );
}
