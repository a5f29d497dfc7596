import { type ReactNode, useEffect } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { DocumentLength } from './document-length.ts';
import { useLengthText } from './length-text.ts';
import styles from './step-bar.module.css';

/** Height of the bar; toasts stand above it. */
const HEIGHT = '73px';

interface Props {
  label: string;
  length: DocumentLength;
  /** Also where the document stands beside the page. */
  always?: boolean;
  children: ReactNode;
}

/** Bar at the foot of a small window: length of the document and the next step. */
export function StepBar({ label, length, always = false, children }: Props) {
  const t = useTexts('documents');
  const lengthText = useLengthText();
  useEffect(() => {
    document.documentElement.style.setProperty('--bottom-bar', HEIGHT);
    return () => {
      document.documentElement.style.removeProperty('--bottom-bar');
    };
  }, []);
  return (
    <section className={always ? styles.bar : styles.narrow} aria-label={label}>
      <p className="small">
        <b>{t('chapters', { count: length.chapters })}</b>
        <span className="muted num">{lengthText(length)}</span>
      </p>
      {children}
    </section>
  );
}
