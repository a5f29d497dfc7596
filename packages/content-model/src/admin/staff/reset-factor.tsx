'use client';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { doneAnswer } from '../../staff-login/staff-contract.ts';
import { callStaff } from './call-staff.ts';
import { PanelDialog } from './panel-dialog.tsx';
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
  const reset = async () => {
    setAsking(false);
    try {
      await callStaff(`/${staffId}/reset-second-factor`, doneAnswer, {});
      setIsOn(false);
      setSaid(text.done);
    } catch {
      setSaid(words.security.notSaved);
    }
  };
  return (
    <section className={styles.panel} aria-labelledby="second-factor">
      <h2 id="second-factor" className={styles.heading}>
        {words.security.title}
      </h2>
      <p role="status">{said}</p>
      <p>{isOn ? text.on : text.off}</p>
      {isOn && (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setAsking(true)}>
          {text.button}
        </Button>
      )}
      {asking && (
        <PanelDialog title={text.title} onClose={() => setAsking(false)} onSubmit={() => void reset()}>
          <p>{text.warning}</p>
          <div className={styles.buttons}>
            <Button buttonStyle="secondary" margin={false} onClick={() => setAsking(false)}>
              {words.cancel}
            </Button>
            <Button buttonStyle="error" type="submit" margin={false}>
              {text.button}
            </Button>
          </div>
        </PanelDialog>
      )}
    </section>
  );
}
