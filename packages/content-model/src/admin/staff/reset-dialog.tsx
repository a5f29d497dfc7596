'use client';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { doneAnswer, type FactorRefusal } from '../../staff-login/staff-contract.ts';
import { callStaff } from './call-staff.ts';
import { OwnPassword } from './own-password.tsx';
import { PanelDialog } from './panel-dialog.tsx';
import { Problem } from './problem.tsx';
import styles from './staff.module.css';
import type { StaffWords } from './words.ts';

interface ResetDialogProps {
  staffId: string;
  words: StaffWords;
  onClose: () => void;
  onDone: () => void;
}

/** Asks an administrator for their own password, and takes the second factor off somebody else. */
export function ResetDialog({ staffId, words, onClose, onDone }: ResetDialogProps) {
  const { security, reset: text } = words;
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<FactorRefusal | 'failed' | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const submit = async () => {
    setIsBusy(true);
    setRefusal(null);
    try {
      const answer = await callStaff(`/${staffId}/reset-second-factor`, doneAnswer, { password });
      if ('done' in answer) return onDone();
      setRefusal(answer.refused);
    } catch {
      setRefusal('failed');
    }
    setIsBusy(false);
  };
  const problem = refusal && (refusal === 'failed' ? security.notSaved : security.refused[refusal]);
  return (
    <PanelDialog title={text.title} problem={problem} onClose={onClose} onSubmit={() => void submit()}>
      <p>{text.warning}</p>
      <Problem text={problem} />
      <OwnPassword words={words} value={password} isWrong={refusal === 'password'} onValue={setPassword} />
      <div className={styles.buttons}>
        <Button buttonStyle="secondary" margin={false} onClick={onClose}>
          {words.cancel}
        </Button>
        <Button buttonStyle="error" type="submit" margin={false} disabled={isBusy}>
          {text.button}
        </Button>
      </div>
    </PanelDialog>
  );
}
