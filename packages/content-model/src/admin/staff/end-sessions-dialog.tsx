'use client';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { doneAnswer } from '../../staff-login/staff-contract.ts';
import { callStaff } from './call-staff.ts';
import { OwnPassword } from './own-password.tsx';
import { PanelDialog } from './panel-dialog.tsx';
import { Problem } from './problem.tsx';
import styles from './staff.module.css';
import { useStaffCall } from './use-staff-call.ts';
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
  const [password, setPassword] = useState('');
  const { send, refusal, problem, isBusy } = useStaffCall(words.security);
  const given = { password, ...(id !== null && { id }) };
  const submit = () => void send(() => callStaff('/security/end-sessions', doneAnswer, given), onDone);
  return (
    <PanelDialog title={title} problem={problem} onClose={onClose} onSubmit={submit}>
      <Problem text={problem} />
      <OwnPassword words={words} value={password} isWrong={refusal === 'password'} onValue={setPassword} />
      <div className={styles.buttons}>
        <Button type="submit" margin={false} disabled={isBusy}>
          {words.sessions.end}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </PanelDialog>
  );
}
