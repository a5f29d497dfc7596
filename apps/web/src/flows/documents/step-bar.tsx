import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useHeightProperty } from '../../shell/use-height-property.ts';
import type { DocumentLength } from './document-length.ts';
import { useLengthText } from './length-text.ts';
import styles from './step-bar.module.css';

interface Props {
  label: string;
  length: DocumentLength;
  /** Also where the document stands beside the page. */
  always?: boolean;
  /** What the next step should be taken with in mind, above both. */
  note?: ReactNode;
  children: ReactNode;
}

/** Bar at the foot of a small window: length of the document and the next step. */
export function StepBar({ label, length, always = false, note, children }: Props) {
  const t = useTexts('documents');
  const lengthText = useLengthText();
  const bar = useHeightProperty('--bottom-bar');
  return (
    <section ref={bar} className={always ? styles.bar : styles.narrow} aria-label={label}>
      {note && <p className={`small muted ${styles.note}`}>{note}</p>}
      <p className="small">
        <b>{t('chapters', { count: length.chapters })}</b> <span className="muted num">{lengthText(length)}</span>
      </p>
      {children}
    </section>
  );
}
