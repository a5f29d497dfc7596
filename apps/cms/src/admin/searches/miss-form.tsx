'use client';
import { Button } from '@payloadcms/ui';
import type { Miss } from '@vitrine/content-model/searches/misses-contract.ts';
import { SEARCH_MISS_MAX } from '@vitrine/contract/search.ts';
import { type FormEvent, useId, useState } from 'react';
import styles from './search-misses.module.css';
import type { SEARCH_MISSES_WORDS } from './words.ts';

interface MissFormProps {
  miss: Miss;
  words: (typeof SEARCH_MISSES_WORDS)['de'];
  onSave: (term: string) => Promise<void>;
  onCancel: () => void;
}

/** Says which word of the catalogue a search meant. */
export function MissForm({ miss, words, onSave, onCancel }: MissFormProps) {
  const [term, setTerm] = useState('');
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = term.trim();
    if (wanted === '' || isBusy) return;
    setBusy(true);
    await onSave(wanted);
    setBusy(false);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <label htmlFor={id}>{words.means(miss.query)}</label>
      <input
        id={id}
        value={term}
        onChange={(event) => setTerm(event.target.value)}
        placeholder={words.example}
        maxLength={SEARCH_MISS_MAX}
        required
        // biome-ignore lint/a11y/noAutofocus: the form opens by the press of its button
        autoFocus
      />
      <Button type="submit" size="small" margin={false} disabled={isBusy}>
        {words.save}
      </Button>
      <Button buttonStyle="none" size="small" margin={false} onClick={onCancel}>
        {words.cancel}
      </Button>
    </form>
  );
}
