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

interface EndSessionsDialogProps {
  /** One by its id; null: all others. */
  id: string | null;
  title: string;
  words: StaffWords;
  onClose: () => void;
  onDone: () => void;
}

/** Asks a member of staff for their password, and ends log-ins of theirs. */
export function EndSessionsDialog({ id, title, words, onClose, onDone }: EndSessionsDialogProps) {
  const { security, sessions: text } = words;
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<FactorRefusal | 'failed' | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const submit = async () => {
    setIsBusy(true);
    setRefusal(null);
    try {
      const answer = await callStaff('/security/end-sessions', doneAnswer, { password, ...(id !== null && { id }) });
      if ('done' in answer) return onDone();
      setRefusal(answer.refused);
    } catch {
      setRefusal('failed');
    }
    setIsBusy(false);
  };
  const problem = refusal && (refusal === 'failed' ? security.notSaved : security.refused[refusal]);
  return (
    <PanelDialog title={title} problem={problem} onClose={onClose} onSubmit={() => void submit()}>
      <Problem text={problem} />
      <OwnPassword words={words} value={password} isWrong={refusal === 'password'} onValue={setPassword} />
      <div className={styles.buttons}>
        <Button type="submit" margin={false} disabled={isBusy}>
          {text.end}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </PanelDialog>
  );
}
