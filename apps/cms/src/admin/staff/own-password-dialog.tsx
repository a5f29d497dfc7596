'use client';
import { Button } from '@payloadcms/ui';
import { doneAnswer } from '@vitrine/accounts/staff/staff-contract.ts';
import { useState } from 'react';
import { DangerButton } from '../danger-button.tsx';
import { callStaff } from './call-staff.ts';
import { OwnPassword } from './own-password.tsx';
import { PanelDialog } from './panel-dialog.tsx';
import { Problem } from './problem.tsx';
import styles from './staff.module.css';
import { useStaffCall } from './use-staff-call.ts';
import type { StaffWords } from './words.ts';

interface OwnPasswordDialogProps {
  /** Of the endpoint, below the API of staff. */
  path: string;
  /** What is sent beside the password. */
  given?: Record<string, string>;
  text: { title: string; warning?: string; button: string };
  /** Something is done to a colleague that cannot be taken back: what leaves it comes first. */
  isDangerous?: boolean;
  words: StaffWords;
  onClose: () => void;
  onDone: () => void;
}

/** Asks a member of staff for their own password before something is done. */
export function OwnPasswordDialog({ path, given, text, isDangerous = false, words, onClose, onDone }: OwnPasswordDialogProps) {
  const [password, setPassword] = useState('');
  const { send, refusal, problem, isBusy } = useStaffCall(words.security);
  const submit = () => void send(() => callStaff(path, doneAnswer, { ...given, password }), onDone);
  const cancel = (
    <Button buttonStyle="secondary" margin={false} onClick={onClose}>
      {words.cancel}
    </Button>
  );
  return (
    <PanelDialog title={text.title} problem={problem} onClose={onClose} onSubmit={submit}>
      {text.warning && <p>{text.warning}</p>}
      <Problem text={problem} />
      <OwnPassword words={words} value={password} isWrong={refusal === 'password'} onValue={setPassword} />
      <div className={styles.buttons}>
        {isDangerous ? (
          <>
            {cancel}
            <DangerButton type="submit" disabled={isBusy}>
              {text.button}
            </DangerButton>
          </>
        ) : (
          <>
            <Button type="submit" margin={false} disabled={isBusy}>
              {text.button}
            </Button>
            {cancel}
          </>
        )}
      </div>
    </PanelDialog>
  );
}
