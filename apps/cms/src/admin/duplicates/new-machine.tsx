'use client';
import { TYPE_NAME_MAX } from '@vitrine/content-model/duplicates/duplicates-contract.ts';
import { useId, useState } from 'react';
import { SideButton } from '../side-button.tsx';
import { useLanguages } from '../use-languages.ts';
import { makeCopy } from './call-duplicates.ts';
import styles from './duplicates.module.css';
import { COPY_WORDS } from './words.ts';

/** Asks for the type of a new machine and opens it, made after the one that is open. */
export function NewMachine({ after }: { after: string }) {
  const { admin } = useLanguages();
  const words = COPY_WORDS[admin];
  const field = useId();
  const [state, setState] = useState<'closed' | 'open' | 'busy'>('closed');
  const [problem, setProblem] = useState<string | null>(null);
  const [typeName, setTypeName] = useState('');
  const isReady = typeName.trim() !== '' && state !== 'busy';

  const make = () => {
    if (!isReady) return;
    setState('busy');
    setProblem(null);
    const refuse = (text: string) => {
      setState('open');
      setProblem(text);
    };
    makeCopy(after, typeName.trim(), admin).then(
      (answer) => {
        if ('takenBy' in answer) refuse(words.taken(answer.takenBy));
        else window.location.assign(`/admin/collections/products/${answer.id}?locale=de`);
      },
      () => refuse(words.failed),
    );
  };
  if (state === 'closed') {
    return <SideButton onClick={() => setState('open')}>{words.begin}</SideButton>;
  }
  return (
    <div className={styles.form}>
      <label htmlFor={field}>{words.typeName}</label>
      <input
        id={field}
        className={styles.input}
        type="text"
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the click that opened it asked for this field
        autoFocus
        maxLength={TYPE_NAME_MAX}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${field}-problem`}
        value={typeName}
        onChange={({ target }) => setTypeName(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // It is inside the form of the machine that is open, which is not meant.
          event.preventDefault();
          make();
        }}
      />
      <p className={styles.help}>{words.help}</p>
      {problem !== null && (
        <p id={`${field}-problem`} className={styles.error} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        <SideButton disabled={!isReady} onClick={make}>
          {words.make}
        </SideButton>
        <SideButton onClick={() => setState('closed')}>{words.cancel}</SideButton>
      </div>
    </div>
  );
}
