'use client';
import { type ErrorGroup, resolvedAnswer } from '@vitrine/content-model/errors/error-groups-contract.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { useState } from 'react';
import { answerOf } from '../call-api.ts';
import styles from './error-groups.module.css';
import { ErrorTable } from './error-table.tsx';
import { ERROR_WORDS } from './words.ts';

/** Open groups, and resolved ones below them. */
export function ErrorGroups({ groups, language }: { groups: ErrorGroup[]; language: Language }) {
  const words = ERROR_WORDS[language];
  const [all, setAll] = useState(groups);
  const [failed, setFailed] = useState(false);
  const open = all.filter(({ resolved }) => resolved === null);
  const resolved = all.filter((group) => group.resolved !== null);

  const resolve = async ({ fingerprint }: ErrorGroup, isResolved: boolean) => {
    try {
      setFailed(false);
      await answerOf('/cms-api/error-groups/resolve', resolvedAnswer, { body: { fingerprint, isResolved }, language });
      const at = isResolved ? new Date().toISOString() : null;
      setAll((known) => known.map((group) => (group.fingerprint === fingerprint ? { ...group, resolved: at } : group)));
    } catch {
      setFailed(true);
    }
  };

  return (
    <>
      {failed && <p role="alert">{words.failed}</p>}
      <h2 className={styles.heading}>{words.open(open.length)}</h2>
      <div role="status">{open.length === 0 && <p>{words.none}</p>}</div>
      {open.length > 0 && (
        <ErrorTable groups={open} language={language} action={words.resolve} onAct={(group) => resolve(group, true)} />
      )}
      {resolved.length > 0 && (
        <>
          <h2 className={styles.heading}>{words.resolved(resolved.length)}</h2>
          <ErrorTable groups={resolved} language={language} action={words.reopen} onAct={(group) => resolve(group, false)} />
        </>
      )}
    </>
  );
}
