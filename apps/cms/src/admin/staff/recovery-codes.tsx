'use client';
import { Button } from '@payloadcms/ui';
import styles from './staff.module.css';
import type { StaffWords } from './words.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  words: StaffWords['recovery'];
  onKept: () => void;
}

/** The codes for a lost phone, shown once: to be printed or saved before one goes on. */
export function RecoveryCodes({ codes, words, onKept }: RecoveryCodesProps) {
  const download = () => {
    const url = URL.createObjectURL(new Blob([`${words.title}\n\n${codes.join('\n')}\n`], { type: 'text/plain' }));
    const link = Object.assign(document.createElement('a'), { href: url, download: words.file });
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <div>
      <p>{words.intro}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <Button buttonStyle="secondary" margin={false} onClick={() => window.print()}>
          {words.print}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={download}>
          {words.download}
        </Button>
        <Button margin={false} onClick={onKept}>
          {words.kept}
        </Button>
      </div>
    </div>
  );
}
