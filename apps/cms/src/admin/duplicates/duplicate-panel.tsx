'use client';
import { useDocumentInfo, useFormProcessing } from '@payloadcms/ui';
import type { StillSame } from '@vitrine/content-model/duplicates/duplicates-contract.ts';
import { useEffect, useState } from 'react';
import { SideButton } from '../side-button.tsx';
import { useLanguages } from '../use-languages.ts';
import { markChecked, readStillSame } from './call-duplicates.ts';
import styles from './duplicates.module.css';
import { NewMachine } from './new-machine.tsx';
import { COPY_WORDS } from './words.ts';

/** Beside a machine: what it still has as the one that it was made after, and the way to another one after it. */
export function DuplicatePanel() {
  const { id, lastUpdateTime } = useDocumentInfo();
  const { admin } = useLanguages();
  // Both write the whole machine: what is being saved would be lost.
  const isSaving = useFormProcessing();
  const [copy, setCopy] = useState<StillSame | null>(null);
  const words = COPY_WORDS[admin];
  const machine = id === undefined ? null : String(id);

  useEffect(() => {
    if (!machine || lastUpdateTime < 0) return;
    const aborted = new AbortController();
    // Without an answer nothing is marked; the machine can be edited all the same.
    readStillSame(machine, admin, aborted.signal).then(setCopy, () => {});
    return () => aborted.abort();
  }, [machine, admin, lastUpdateTime]);

  if (!machine) return null;
  const check = () =>
    markChecked(machine, admin).then(
      () => setCopy(null),
      () => {},
    );
  return (
    <section className={styles.panel}>
      {copy && (
        <>
          <p className={styles.line}>
            {words.after} <a href={copy.href}>{copy.title}</a>
          </p>
          {copy.keptType !== null && <p className={styles.line}>{words.keptType(copy.keptType)}</p>}
          <p className={styles.line}>{copy.fields.length > 0 ? words.same : words.done}</p>
          <ul className={styles.list}>
            {copy.fields.map((field) => (
              <li key={field}>{field}</li>
            ))}
            {copy.more > 0 && <li>{words.more(copy.more)}</li>}
          </ul>
          <SideButton disabled={isSaving} onClick={() => void check()}>
            {words.checked}
          </SideButton>
        </>
      )}
      <NewMachine after={machine} />
    </section>
  );
}
