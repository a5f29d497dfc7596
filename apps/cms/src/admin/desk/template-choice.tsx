import styles from './desk.module.css';
import { TEMPLATES } from './templates.ts';
import type { DeskLanguage, DeskWords } from './words.ts';

interface TemplateChoiceProps {
  kind: keyof typeof TEMPLATES;
  /** Of the admin. */
  language: DeskLanguage;
  words: DeskWords['dialog'];
  onChoose: (texts: Record<DeskLanguage, string>) => void;
}

/** Offers the templates by labels in the language of the admin; what is mailed is in those of the people it goes to. */
export function TemplateChoice({ kind, language, words, onChoose }: TemplateChoiceProps) {
  const choose = (index: number) => {
    const template = TEMPLATES[kind][index];
    if (template) onChoose(template.text);
  };
  return (
    <label className={styles.field}>
      {words.template}
      <select defaultValue="" onChange={(event) => choose(Number(event.target.value))}>
        <option value="" disabled>
          {words.choose}
        </option>
        {TEMPLATES[kind].map(({ label }, index) => (
          <option key={label.de} value={index}>
            {label[language]}
          </option>
        ))}
      </select>
    </label>
  );
}
