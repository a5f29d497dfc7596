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

interface ColleagueDialogProps {
  /** Of the endpoint, below the API of staff. */
  path: string;
  text: { title: string; warning: string; button: string };
  words: StaffWords;
  onClose: () => void;
  onDone: () => void;
}

/** Asks an administrator for their own password before something is done to a colleague. */
export function ColleagueDialog({ path, text, words, onClose, onDone }: ColleagueDialogProps) {
  const [password, setPassword] = useState('');
  const { send, refusal, problem, isBusy } = useStaffCall(words.security);
  const submit = () => void send(() => callStaff(path, doneAnswer, { password }), onDone);
  return (
    <PanelDialog title={text.title} problem={problem} onClose={onClose} onSubmit={submit}>
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
