'use client';
import { Button } from '@payloadcms/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { WaitingAccount } from '../../desk/desk-contract.ts';
import styles from './desk.module.css';
import { TEMPLATES } from './templates.ts';
import type { DeskLanguage, DeskWords } from './words.ts';

const LANGUAGES = ['de', 'en'] as const satisfies readonly DeskLanguage[];
const TEXT_MAX = 2000;

interface DecisionDialogProps {
  kind: 'decline' | 'ask';
  accounts: readonly WaitingAccount[];
  who: string;
  words: DeskWords;
  onClose: () => void;
  onSend: (texts: Record<DeskLanguage, string>) => void;
}

/** Asks for the words that are mailed: once for each language of the people they go to. */
export function DecisionDialog({ kind, accounts, who, words, onClose, onSend }: DecisionDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [texts, setTexts] = useState<Record<DeskLanguage, string>>({ de: '', en: '' });
  const text = words.dialog[kind];
  const languages = LANGUAGES.filter((language) => accounts.some((account) => account.language === language));
  useEffect(() => dialog.current?.showModal(), []);

  const insert = (index: number) => {
    const template = TEMPLATES[kind][index];
    if (template) setTexts({ de: template.de, en: template.en });
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={`${id}-title`} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSend(texts);
        }}
      >
        <h2 id={`${id}-title`}>{text.title(who)}</h2>
        <p className={styles.quiet}>{text.intro}</p>
        <label className={styles.field}>
          {words.dialog.template}
          <select defaultValue="" onChange={(event) => insert(Number(event.target.value))}>
            <option value="" disabled>
              {words.dialog.choose}
            </option>
            {TEMPLATES[kind].map((template, index) => (
              <option key={template.de} value={index}>
                {template[languages[0] ?? 'de']}
              </option>
            ))}
          </select>
        </label>
        {languages.map((language) => (
          <label key={language} className={styles.field}>
            {`${text.label} ${words.dialog.inLanguage[language]}`}
            <textarea
              lang={language}
              rows={4}
              required
              maxLength={TEXT_MAX}
              value={texts[language]}
              onChange={(event) => setTexts({ ...texts, [language]: event.target.value })}
            />
          </label>
        ))}
        <div className={styles.actions}>
          <Button type="submit" size="medium" margin={false}>
            {text.send}
          </Button>
          <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => dialog.current?.close()}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
