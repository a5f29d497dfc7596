'use client';
import { type TableText, tableTextIn } from '@vitrine/content-model/fields/technical-data.ts';
import styles from './technical-data.module.css';
import { withText } from './technical-data-edits.ts';
import { useTableEditor } from './use-table-editor.ts';

interface TableTextInputProps {
  text: TableText;
  name: string;
  disabled: boolean;
  strong?: boolean;
  /** Where a pasted table begins when it is pasted here; see paste-table.ts. */
  at?: string;
  /** A long text goes over several lines instead of being cut. */
  grows?: boolean;
  onChange: (text: TableText) => void;
}

/** One text of the table in the language that is being edited; the German one shows grey while the English is empty. */
export function TableTextInput({ text, name, disabled, strong = false, at, grows = false, onChange }: TableTextInputProps) {
  const { language } = useTableEditor();
  const common = {
    'data-at': at,
    'aria-label': name,
    title: tableTextIn(text, language),
    value: text[language] ?? '',
    placeholder: language === 'en' ? tableTextIn(text, language) : name,
    disabled,
  };
  if (grows) {
    return (
      <textarea
        {...common}
        className={`${styles.input} ${styles.grows}`}
        rows={1}
        // A text of the table is one line, however it is shown.
        onChange={({ target }) => onChange(withText(text, language, target.value.replace(/\s*\n\s*/g, ' ')))}
      />
    );
  }
  return (
    <input
      {...common}
      className={strong ? `${styles.input} ${styles.strong}` : styles.input}
      type="text"
      onChange={({ target }) => onChange(withText(text, language, target.value))}
    />
  );
}
