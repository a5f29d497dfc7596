'use client';
import { Button } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useKeptFocus } from '../use-kept-focus.ts';
import { OwnPasswordDialog } from './own-password-dialog.tsx';
import styles from './staff.module.css';
import { STAFF_WORDS, type StaffLanguage } from './words.ts';

interface ResetFactorProps {
  staffId: string;
  isEnrolled: boolean;
  language: StaffLanguage;
}

/** For administrators: takes the second factor off somebody who has lost it. */
export function ResetFactor({ staffId, isEnrolled, language }: ResetFactorProps) {
  const words = STAFF_WORDS[language];
  const text = words.reset;
  const [isOn, setIsOn] = useState(isEnrolled);
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const section = useRef<HTMLElement>(null);
  useKeptFocus(section);
  const finish = () => {
    // The dialog goes first: it gives the focus back to the button, which leaves it to the panel when it goes too.
    flushSync(() => setAsking(false));
    setIsOn(false);
    setSaid(text.done);
  };
  return (
    <section ref={section} className={styles.panel} aria-labelledby="second-factor" tabIndex={-1}>
      <h2 id="second-factor" className={styles.heading}>
        {words.security.title}
      </h2>
      <p role="status">{said}</p>
      <p>{isOn ? text.on : text.off}</p>
      {isOn && (
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => setAsking(true)}>
          {text.button}
        </Button>
      )}
      {asking && (
        <OwnPasswordDialog
          path={`/${staffId}/reset-second-factor`}
          text={text}
          isDangerous
          words={words}
          onClose={() => setAsking(false)}
          onDone={finish}
        />
      )}
    </section>
  );
}
