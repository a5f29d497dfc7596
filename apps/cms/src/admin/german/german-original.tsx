'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import type { AdminText } from '@vitrine/content-model/languages.ts';
import { useEffect, useState } from 'react';
import { useLanguages } from '../use-languages.ts';
import styles from './german-original.module.css';
import { readOriginal, textAt } from './read-original.ts';

const GERMAN: AdminText = { de: 'Deutsch', en: 'German' };

/** Below a field that is written in English: what it says in German. */
export function GermanOriginal({ path }: { path: string }) {
  const { content, admin } = useLanguages();
  const { id, collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo();
  const [text, setText] = useState<string | null>(null);
  const isTranslated = content === 'en';

  useEffect(() => {
    if (!isTranslated) return;
    let isCurrent = true;
    const opened = { collection: collectionSlug, global: globalSlug, id, saved: lastUpdateTime };
    void readOriginal(opened).then((record) => isCurrent && setText(textAt(record, path)));
    return () => {
      isCurrent = false;
    };
  }, [isTranslated, collectionSlug, globalSlug, id, lastUpdateTime, path]);

  if (!isTranslated || text === null) return null;
  return (
    <p className={styles.original}>
      {GERMAN[admin]}: <span lang="de">{text}</span>
    </p>
  );
}
