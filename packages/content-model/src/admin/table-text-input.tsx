'use client';
import { type TableText, tableTextIn } from '../fields/technical-table.ts';
import styles from './technical-table.module.css';
import { withText } from './technical-table-edits.ts';
import { useTableEditor } from './use-table-editor.ts';

interface TableTextInputProps {
  text: TableText;
  name: string;
  disabled: boolean;
  strong?: boolean;
  /** Where a pasted table begins when it is pasted here; see paste-table.ts. */
  at?: string;
  onChange: (text: TableText) => void;
}

/** One text of the table in the language that is being edited; the German one shows grey while the English is empty. */
export function TableTextInput({ text, name, disabled, strong = false, at, onChange }: TableTextInputProps) {
  const { language } = useTableEditor();
  return (
    <input
      className={strong ? `${styles.input} ${styles.strong}` : styles.input}
      type="text"
      data-at={at}
      aria-label={name}
      title={tableTextIn(text, language)}
      value={text[language] ?? ''}
      placeholder={language === 'en' ? tableTextIn(text, language) : name}
      disabled={disabled}
      onChange={(event) => onChange(withText(text, language, event.target.value))}
    />
  );
}
