import { useEffect, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import styles from './grid-overlay.module.css';

const COLUMNS = Array.from({ length: 24 }, (_, i) => `column-${i + 1}`);

/** The 24 columns over the page; its toggle (button or Ctrl+Shift+G) exists in development only. */
export default function GridOverlay() {
  const t = useTexts('shell');
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (event.ctrlKey && event.shiftKey && event.key.toLowerCase() === 'g') setShown((now) => !now);
    };
    addEventListener('keydown', toggle);
    return () => removeEventListener('keydown', toggle);
  }, []);
  return (
    <>
      {shown ? (
        <div className={`grid ${styles.columns}`} aria-hidden="true">
          {COLUMNS.map((column) => (
            <i key={column} />
          ))}
        </div>
      ) : null}
      <button type="button" className={styles.toggle} aria-pressed={shown} onClick={() => setShown(!shown)}>
        {t('gridToggle')}
      </button>
    </>
  );
}
