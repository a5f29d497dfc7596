import { DECISION_SENTENCES } from './decision-sentences.ts';
import styles from './desk.module.css';
import type { DeskLanguage, DeskWords } from './words.ts';

interface DecisionSentenceChoiceProps {
  kind: keyof typeof DECISION_SENTENCES;
  /** Of the admin. */
  language: DeskLanguage;
  words: DeskWords['dialog'];
  onChoose: (texts: Record<DeskLanguage, string>) => void;
}

/** Offers the sentences by labels in the language of the admin; what is mailed is in those of the people it goes to. */
export function DecisionSentenceChoice({ kind, language, words, onChoose }: DecisionSentenceChoiceProps) {
  const choose = (index: number) => {
    const sentence = DECISION_SENTENCES[kind][index];
    if (sentence) onChoose(sentence.text);
  };
  return (
    <label className={styles.field}>
      {words.sentence}
      <select defaultValue="" onChange={(event) => choose(Number(event.target.value))}>
        <option value="" disabled>
          {words.choose}
        </option>
        {DECISION_SENTENCES[kind].map(({ label }, index) => (
          <option key={label.de} value={index}>
            {label[language]}
          </option>
        ))}
      </select>
    </label>
  );
}
