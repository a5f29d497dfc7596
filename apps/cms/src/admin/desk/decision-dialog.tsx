'use client';
import { Button } from '@payloadcms/ui';
import { mailedText, type WaitingAccount } from '@vitrine/accounts/desk/desk-contract.ts';
import { useId, useState } from 'react';
import { Modal } from '../modal.tsx';
import { DecisionSentenceChoice } from './decision-sentence-choice.tsx';
import styles from './desk.module.css';
import { MailedText } from './mailed-text.tsx';
import type { DeskLanguage, DeskWords } from './words.ts';

const LANGUAGES = ['de', 'en'] as const satisfies readonly DeskLanguage[];

interface DecisionDialogProps {
  kind: 'decline' | 'ask';
  accounts: readonly WaitingAccount[];
  who: string;
  /** Of the admin. */
  language: DeskLanguage;
  words: DeskWords;
  onClose: () => void;
  /** Answers null when it was stored, or what is said of it that it was not. */
  onSend: (texts: Record<DeskLanguage, string>) => Promise<string | null>;
}

/** What cannot be sent of a text; null when it can. */
function problemOf(text: string, words: DeskWords): string | null {
  if (mailedText.safeParse(text).success) return null;
  return text.trim() === '' ? words.dialog.empty : words.dialog.notText;
}

/** Asks for the words that are mailed: once for each language of the people they go to. They stay until they are stored. */
export function DecisionDialog({ kind, accounts, who, language: ownLanguage, words, onClose, onSend }: DecisionDialogProps) {
  const id = useId();
  const [texts, setTexts] = useState<Record<DeskLanguage, string>>({ de: '', en: '' });
  const [problems, setProblems] = useState<Partial<Record<DeskLanguage, string>>>({});
  const [isSending, setSending] = useState(false);
  const text = words.dialog[kind];
  const languages = LANGUAGES.filter((language) => accounts.some((account) => account.language === language));

  const send = async () => {
    if (isSending) return;
    const found = languages.flatMap((language) => {
      const problem = problemOf(texts[language], words);
      return problem === null ? [] : [[language, problem] as const];
    });
    setProblems(Object.fromEntries(found));
    if (found.length > 0) return;
    setSending(true);
    const refusal = await onSend(texts);
    setSending(false);
    if (refusal !== null) setProblems(Object.fromEntries(languages.slice(-1).map((language) => [language, refusal])));
  };
  return (
    <Modal labelledBy={`${id}-title`} className={styles.dialog} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <h2 id={`${id}-title`}>{text.title(who)}</h2>
        <p className={styles.quiet}>{text.intro}</p>
        <DecisionSentenceChoice kind={kind} language={ownLanguage} words={words.dialog} onChoose={setTexts} />
        {languages.map((language) => (
          <MailedText
            key={language}
            language={language}
            label={`${text.label} ${words.dialog.inLanguage[language]}`}
            text={texts[language]}
            problem={problems[language]}
            onChange={(changed) => setTexts({ ...texts, [language]: changed })}
          />
        ))}
        <div className={styles.actions}>
          <Button type="submit" size="medium" margin={false}>
            {text.send}
          </Button>
          <Button buttonStyle="secondary" size="medium" margin={false} onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
